import Dispatch
import Foundation

/// Something that is asked of the worker's thread and answered once.
enum SpeechRequest: Sendable {
  /// Open the connection.
  case connect(SpeechReply<SpeechAvailability>)
  /// Change how our speech sounds.
  case change(SpeechChange, SpeechReply<SpeechChangeResult>)
  /// Look what there is.
  case look(SpeechReply<SpeechFindings>)

  /// Lets whoever waits go, since no answer will come.
  func abandon() {
    switch self {
    case .connect(let reply): reply.abandon()
    case .change(_, let reply): reply.abandon()
    case .look(let reply): reply.abandon()
    }
  }
}

/// What became of a change.
enum SpeechChangeResult: Hashable, Sendable {
  /// The server took it, and the name exists where there is one.
  case done
  /// The server has not answered yet; the change goes on, and a refusal comes as a notice.
  case pending
  /// It was not made.
  case refused(SpeechRefusal)
}

/// What a look at the speech system found.
struct SpeechFindings: Hashable, Sendable {
  /// The file of the client library, or nil if there is none.
  var library: String?
  /// Why there is no connection, or nil if there is one.
  var problem: SpeechProblem?
  /// The output modules, or nil if it could not be said.
  var modules: [String]?
  /// The module in use, or nil if it could not be said.
  var moduleInUse: String?
  /// The voices of the module in use, or nil if it could not be said.
  var voices: [SpeechVoice]?
}

/// A place for one answer, for which the caller waits at most a given time.
// Unchecked because the compiler cannot see that both variables are only touched under `lock`.
final class SpeechReply<Answer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let ready = DispatchSemaphore(value: 0)
  private var answer: Answer?
  private var isAwaited = true

  /// Makes a place without an answer.
  init() {}

  /// Gives the answer; false if nobody waits for it any more.
  func give(_ answer: Answer) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard isAwaited else { return false }
    self.answer = answer
    ready.signal()
    return true
  }

  /// Lets the caller go without an answer.
  func abandon() {
    ready.signal()
  }

  /// Waits for the answer; nil if there is none by then.
  func wait(within time: Duration) -> Answer? {
    _ = ready.wait(timeout: .now() + time.dispatched)
    lock.lock()
    defer { lock.unlock() }
    isAwaited = false
    return answer
  }
}
