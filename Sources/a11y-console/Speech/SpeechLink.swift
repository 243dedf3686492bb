import AdjustableCore
import CSpeechd

/// The loaded client library; it stays loaded until the program ends.
struct SpeechLibrary {
  /// The library as the C side knows it.
  fileprivate let handle: OpaquePointer
  /// The file it was loaded from, or an empty text.
  let path: String

  /// Loads the library by its name or path.
  static func open(named name: String) throws(SpeechProblem) -> SpeechLibrary {
    var reason = [CChar](repeating: 0, count: 512)
    guard let handle = cspeechd_library_open(name, &reason, reason.count) else {
      throw .noLibrary(text(of: reason))
    }
    return SpeechLibrary(handle: handle, path: String(cString: cspeechd_library_path(handle)))
  }

  /// The version of the library's header that was there when this program was built, or nil.
  static var headerAtBuild: String? {
    let version = String(cString: cspeechd_header_version())
    return version.isEmpty ? nil : version
  }
}

/// An open connection; only the thread that opened it may use it.
struct SpeechLink {
  private let connection: OpaquePointer
  private let exchange: SpeechExchange

  /// Connects; what the server reports later goes to the exchange.
  static func open(
    _ library: SpeechLibrary, _ endpoint: SpeechEndpoint, reportingTo exchange: SpeechExchange
  ) -> Result<SpeechLink, SpeechProblem> {
    var reason = [CChar](repeating: 0, count: 1024)
    let context = Unmanaged.passUnretained(exchange).toOpaque()
    guard
      let connection = cspeechd_open(
        library.handle, endpoint.client, endpoint.socketPath, takeReport, context, &reason,
        reason.count)
    else {
      let installed = SpeechEndpoint.isInstalled("speech-dispatcher")
      return .failure(.opening(said: text(of: reason), installed: installed))
    }
    return .success(SpeechLink(connection: connection, exchange: exchange))
  }

  /// Closes the connection; no report comes afterwards.
  func close() {
    cspeechd_close(connection)
  }

  /// Hands over words that are fit to be sent; returns the message's id, or nil if refused.
  func say(_ words: String, priority: Utterance.Priority) -> Int? {
    let id = Int(cspeechd_say(connection, priority.code, words))
    return id > 0 ? id : nil
  }

  /// Silences our own messages; false if the server did not take it.
  func cancel() -> Bool {
    cspeechd_cancel(connection) == 0
  }

  /// Whether the server still takes a command; setting what is set already changes nothing.
  func setSomePunctuation() -> Bool {
    cspeechd_set_some_punctuation(connection) == 0
  }

  /// Applies a change without asking whether its name exists.
  func apply(_ change: SpeechChange) -> SpeechAnswer {
    let result =
      switch change {
      case .rate(let value): cspeechd_set_number(connection, CSPEECHD_RATE, Int32(clamping: value))
      case .pitch(let value):
        cspeechd_set_number(connection, CSPEECHD_PITCH, Int32(clamping: value))
      case .volume(let value):
        cspeechd_set_number(connection, CSPEECHD_VOLUME, Int32(clamping: value))
      case .voice(let name): cspeechd_set_name(connection, CSPEECHD_VOICE, name)
      case .language(let tag): cspeechd_set_name(connection, CSPEECHD_LANGUAGE, tag)
      case .module(let name): cspeechd_set_name(connection, CSPEECHD_OUTPUT_MODULE, name)
      }
    return SpeechAnswer(result)
  }

  /// The output modules' names, or nil if the server or the library cannot say.
  func modules() -> [String]? {
    let list = SpeechList()
    let count = withExtendedLifetime(list) {
      cspeechd_list_modules(connection, takeEntry, list.context)
    }
    return count < 0 ? nil : list.voices.map(\.name)
  }

  /// The voices of the module in use, which takes a while, or nil if it cannot be said.
  func voices() -> [SpeechVoice]? {
    let list = SpeechList()
    let count = withExtendedLifetime(list) {
      cspeechd_list_voices(connection, takeEntry, list.context)
    }
    return count < 0 ? nil : list.voices
  }

  /// The name of the module in use, or nil if it cannot be said.
  func moduleInUse() -> String? {
    let list = SpeechList()
    let count = withExtendedLifetime(list) {
      cspeechd_module_in_use(connection, takeEntry, list.context)
    }
    return count < 0 ? nil : list.voices.first?.name
  }
}

/// A voice of an output module.
struct SpeechVoice: Hashable, Sendable {
  /// The name by which it is chosen.
  var name: String
  /// Its language as a tag, or an empty text.
  var language: String
}

/// How the server took a setting.
enum SpeechAnswer: Hashable, Sendable {
  case done
  case refused
  /// The loaded library is too old to ask for it.
  case notThere

  fileprivate init(_ result: Int32) {
    self =
      switch result {
      case 0: .done
      case CSPEECHD_NOT_THERE: .notThere
      default: .refused
      }
  }
}

extension Utterance.Priority {
  /// The number that the library knows the priority by.
  fileprivate var code: cspeechd_priority {
    switch self {
    case .text: CSPEECHD_TEXT
    case .message: CSPEECHD_MESSAGE
    case .important: CSPEECHD_IMPORTANT
    case .progress: CSPEECHD_PROGRESS
    }
  }
}

private final class SpeechList {
  var voices: [SpeechVoice] = []

  /// The list as the C side hands it on; it lives for the whole call.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

private func takeEntry(
  context: UnsafeMutableRawPointer?, name: UnsafePointer<CChar>?, language: UnsafePointer<CChar>?
) {
  guard let context, let name, let language else { return }
  Unmanaged<SpeechList>.fromOpaque(context).takeUnretainedValue().voices.append(
    SpeechVoice(name: String(cString: name), language: String(cString: language)))
}

/// Runs on the library's thread: it only takes note.
private func takeReport(context: UnsafeMutableRawPointer?, message: Int, event: cspeechd_event) {
  guard let context else { return }
  let exchange = Unmanaged<SpeechExchange>.fromOpaque(context).takeUnretainedValue()
  switch event {
  case CSPEECHD_BEGAN: exchange.note(.began, of: message)
  case CSPEECHD_ENDED: exchange.note(.ended, of: message)
  case CSPEECHD_CANCELLED: exchange.note(.cancelled, of: message)
  default: break
  }
}

private func text(of buffer: [CChar]) -> String {
  String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
