import Foundation

/// A stand-in for Speech Dispatcher that answers at once, or takes a first message and then no more.
final class SpeechServer: Sendable {
  /// Where it listens, as SPEECHD_ADDRESS has it.
  var address: String { "unix_socket:" + path }

  private let path: String
  private let listener: Int32
  private let freezes: Bool

  /// Starts it.
  init(freezes: Bool) throws {
    self.freezes = freezes
    path = "/tmp/benchmark-\(getpid())-\(freezes ? "frozen" : "well")"
    unlink(path)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, listen(listener, 8) == 0 else { throw Unmeasurable("no socket for speech") }
    Thread.detachNewThread { [listener, freezes] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread { Self.serve(client, freezes: freezes) }
      }
    }
  }

  deinit {
    unlink(path)
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func serve(_ client: Int32, freezes: Bool) {
    guard let stream = fdopen(client, "r+") else { return }
    defer { fclose(stream) }
    var line = [CChar](repeating: 0, count: 4096)
    var (takesWords, message) = (false, 0)
    let answer = { (text: String) in
      _ = text.utf8CString.withUnsafeBufferPointer {
        write(client, $0.baseAddress, $0.count - 1)
      }
    }
    while fgets(&line, Int32(line.count), stream) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
      )
      .trimmingCharacters(in: .newlines)
      if takesWords {
        guard text == "." else { continue }
        takesWords = false
        message += 1
        // A frozen server keeps the connection and says nothing more.
        if freezes { while true { sleep(1000) } }
        answer("225-\(message)\r\n225 OK MESSAGE QUEUED\r\n")
        for (code, name) in [(701, "BEGIN"), (702, "END")] {
          answer("\(code)-\(message)\r\n\(code)-1\r\n\(code) \(name)\r\n")
        }
        continue
      }
      switch text.split(separator: " ").first?.uppercased() {
      case "SPEAK":
        takesWords = true
        answer("230 OK RECEIVING DATA\r\n")
      case "SET": answer("208 OK SET\r\n")
      case "CANCEL", "STOP": answer("210 OK CANCELED\r\n")
      case "LIST": answer("249-Anna\ten\tnone\r\n249 OK VOICES\r\n")
      case "GET": answer("251-tin\r\n251 OK GET RETURNED\r\n")
      case "QUIT": return answer("231 HAPPY HACKING\r\n")
      default: answer("500 ERR INVALID COMMAND\r\n")
      }
    }
  }
}
