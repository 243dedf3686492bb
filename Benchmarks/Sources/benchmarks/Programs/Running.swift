import CMeter
import Foundation

/// A program that could not be measured, and why.
struct Unmeasurable: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A program that runs, with a channel each way: two pipes, or a terminal.
final class Running {
  /// Where its words come from, beside standard output.
  enum Streams {
    /// Pipes both ways; standard error is dropped.
    case pipes
    /// A terminal of its own for all three.
    case terminal
  }

  private let id: Int32
  private let input: Int32
  private let output: Int32
  private var read = ""
  /// What it used; nil while it runs.
  private(set) var usage: meter_usage?

  /// Starts a program.
  init(
    _ program: String, _ arguments: [String] = [], _ streams: Streams = .pipes,
    environment: [String: String] = [:]
  ) throws {
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    all["LC_ALL"] = "en_US.UTF-8"
    all["TERM"] = "xterm"
    let words = CStrings([program] + arguments)
    let variables = CStrings(all.map { "\($0.key)=\($0.value)" })
    switch streams {
    case .pipes:
      let (toProgram, fromProgram) = (try Pipe(), try Pipe())
      let standard = meter_streams(
        input: toProgram.reading, output: fromProgram.writing, errors: -1)
      id = meter_start(program, words.pointers, variables.pointers, standard, nil)
      close(toProgram.reading)
      close(fromProgram.writing)
      (input, output) = (toProgram.writing, fromProgram.reading)
    case .terminal:
      var name = [CChar](repeating: 0, count: 64)
      input = meter_open_terminal(&name, 64)
      guard input >= 0 else { throw Unmeasurable("there is no terminal to be had") }
      output = input
      id = meter_start(program, words.pointers, variables.pointers, meter_streams(), name)
    }
    guard id > 0 else { throw Unmeasurable("\(program) cannot be started") }
  }

  deinit {
    if usage == nil {
      kill()
    }
    close(input)
    if output != input { close(output) }
  }

  /// Types something.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Waits until it has written something, and forgets all up to there.
  func wait(for text: String, within seconds: Double = 20) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let found = read.range(of: text, options: .literal) {
        read = String(read[found.upperBound...])
        return
      }
      guard receive(within: ContinuousClock.now.duration(to: deadline)) else {
        throw Unmeasurable("no \"\(text)\" came, but \"\(read.suffix(80))\"")
      }
    }
  }

  /// Reads all that it writes until it ends, and tells what it used.
  @discardableResult
  func end() -> meter_usage {
    if let usage { return usage }
    if output != input { while receive(within: .seconds(120)) { read = "" } }
    var used = meter_usage(status: -1, seconds: .nan, wakes: 0)
    meter_wait(id, &used)
    usage = used
    return used
  }

  /// Ends it at once.
  func kill() {
    Foundation.kill(id, SIGKILL)
    end()
  }

  /// The most memory it has had so far, in bytes; asked of the system while it runs, for what is told
  /// after its end counts whoever started it as well.
  var peakMemory: Double? {
    guard let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropLast().last.flatMap({ Double($0.trimmedTabs) })
    else { return nil }
    return kilobytes * 1024
  }

  private func receive(within time: Duration) -> Bool {
    var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(clamping: Int(max(0, time.nanoseconds / 1e6)))
    guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(output, &buffer, buffer.count)
    guard count > 0 else { return false }
    read += String(decoding: buffer[..<count], as: UTF8.self)
    return true
  }
}

/// Two descriptors, closed in programs that are started.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Unmeasurable("there is no pipe to be had") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}

/// Texts as C wants a list of them; freed with it.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (place, text) in texts.enumerated() { pointers[place] = strdup(text) }
    pointers[count] = nil
  }

  deinit {
    for place in 0..<count { free(pointers[place]) }
    pointers.deallocate()
  }
}

extension Substring {
  fileprivate var trimmedTabs: Substring { drop { $0 == "\t" } }
}
