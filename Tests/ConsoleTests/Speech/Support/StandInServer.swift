import Foundation
@preconcurrency import Glibc

/// A stand-in for Speech Dispatcher: speaks its protocol on a socket, writes down exactly what it
/// is told, and misbehaves on demand.
// Unchecked because the compiler cannot see that `state` is only touched under `condition`.
final class StandInServer: @unchecked Sendable {
  /// How it misbehaves.
  enum Fault: Sendable {
    case none
    /// Takes messages and never begins them.
    case silent
    /// Refuses every message.
    case refuses
    /// Closes the connection in place of taking a message.
    case drops
    /// Answers with words that never end a reply.
    case garbage
    /// Answers with a whole line that is no reply.
    case nonsense
  }

  /// One message as it arrived, with the settings in force.
  struct Entry: Hashable, Sendable {
    var text: String
    var priority: String
    var settings: [String: String]
  }

  private struct State {
    var fault = Fault.none
    var isFrozen = false
    var endsAtOnce = true
    var entries: [Entry] = []
    var commands: [String] = []
    var listener: Int32?
    var clients: [Int32] = []
    var connections = 0
    var nextID = 1
    /// Messages that were begun and not ended, by id, with the client's descriptor.
    var speaking: [(id: Int, client: Int32)] = []
  }

  /// Where it listens.
  let path: String
  private let condition = NSCondition()
  private var state = State()

  /// Starts listening at a place of its own.
  init(fault: Fault = .none, endsAtOnce: Bool = true) throws {
    path = TemporaryFolder.shortPath("s")
    state.fault = fault
    state.endsAtOnce = endsAtOnce
    try start()
  }

  deinit { kill() }

  /// Listens again, as a server that was restarted.
  func start() throws {
    let listener = try UnixSocket.listen(at: path)
    change {
      $0.listener = listener
      $0.nextID = 1
    }
    // The thread holds the server only as long as there is someone to serve. It alone closes the
    // listener: a number that is free again might already be that of the next server.
    Thread.detachNewThread { [weak self] in
      defer { close(listener) }
      while case let client = accept(listener, nil, nil), client >= 0 {
        guard let server = self, server.welcomes(client, from: listener) else {
          close(client)
          return
        }
        Thread.detachNewThread { server.serve(client) }
      }
    }
  }

  /// Notes a client, unless the server went away while it came.
  private func welcomes(_ client: Int32, from listener: Int32) -> Bool {
    change { state in
      guard state.listener == listener else { return false }
      state.clients.append(client)
      state.connections += 1
      return true
    }
  }

  /// Goes away at once, as a server that was killed.
  func kill() {
    // Nobody can come back before the last client has noticed.
    unlink(path)
    change { state in
      if let listener = state.listener { shutdown(listener, Int32(SHUT_RDWR)) }
      for client in state.clients { shutdown(client, Int32(SHUT_RDWR)) }
      state.listener = nil
      state.isFrozen = false
      state.speaking.removeAll()
    }
  }

  /// Changes how it misbehaves.
  func misbehave(_ fault: Fault) { change { $0.fault = fault } }

  /// Stops reading and answering.
  func freeze() { change { $0.isFrozen = true } }

  /// Goes on where it was frozen.
  func thaw() { change { $0.isFrozen = false } }

  /// Ends everything that is being spoken.
  func endSpeaking() {
    let ended = change { state in
      defer { state.speaking.removeAll() }
      return state.speaking
    }
    for (id, client) in ended { report(702, "END", id, to: client) }
  }

  /// The messages so far.
  var entries: [Entry] { change { $0.entries } }

  /// The commands so far, other than SPEAK and what belongs to it.
  var commands: [String] { change { $0.commands } }

  /// How many connections there were.
  var connections: Int { change { $0.connections } }

  /// Waits until something is true of the messages and commands; false if it is not in time.
  func waits(
    within seconds: TimeInterval = 10, until isTrue: ([Entry], [String]) -> Bool
  ) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !isTrue(state.entries, state.commands) {
      guard condition.wait(until: deadline) else { return isTrue(state.entries, state.commands) }
    }
    return true
  }

  // MARK: Serving

  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body(&state)
  }

  private func waitWhileFrozen() {
    condition.lock()
    while state.isFrozen { condition.wait() }
    condition.unlock()
  }

  private func serve(_ client: Int32) {
    var lines = SocketLines(descriptor: client)
    var settings: [String: String] = [:]
    while let line = lines.next() {
      waitWhileFrozen()
      switch change({ $0.fault }) {
      case .garbage: UnixSocket.send("hello\r\n", to: client)
      case .nonsense: UnixSocket.send("foo bar\r\n", to: client)
      default:
        guard answer(line, from: client, &lines, &settings) else { return leave(client) }
      }
    }
    leave(client)
  }

  private func leave(_ client: Int32) {
    change { $0.clients.removeAll { $0 == client } }
    close(client)
  }

  private func answer(
    _ line: String, from client: Int32, _ lines: inout SocketLines,
    _ settings: inout [String: String]
  ) -> Bool {
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    if words.first?.uppercased() == "SPEAK" {
      return takeMessage(from: client, &lines, settings)
    }
    change { $0.commands.append(line) }
    switch words.first?.uppercased() {
    case "SET" where words.count == 4:
      settings[words[2].lowercased()] = words[3]
      UnixSocket.send("208 OK SET\r\n", to: client)
    case "CANCEL", "STOP":
      let cancelled = change { state in
        defer { state.speaking.removeAll { $0.client == client } }
        return state.speaking.filter { $0.client == client }
      }
      for (id, _) in cancelled { report(703, "CANCELED", id, to: client) }
      UnixSocket.send("210 OK CANCELED\r\n", to: client)
    case "LIST" where words.last == "OUTPUT_MODULES":
      UnixSocket.send("250-tin\r\n250-Copper\r\n250 OK MODULE LIST SENT\r\n", to: client)
    case "LIST":
      UnixSocket.send("249-Anna\tde-DE\tnone\r\n249-Ben\ten\tnone\r\n249 OK VOICES\r\n", to: client)
    case "GET":
      UnixSocket.send("251-tin\r\n251 OK GET RETURNED\r\n", to: client)
    case "QUIT":
      UnixSocket.send("231 HAPPY HACKING\r\n", to: client)
      return false
    default: UnixSocket.send("500 ERR INVALID COMMAND\r\n", to: client)
    }
    return true
  }

  private func takeMessage(
    from client: Int32, _ lines: inout SocketLines, _ settings: [String: String]
  ) -> Bool {
    let fault = change { $0.fault }
    if case .refuses = fault {
      UnixSocket.send("402 ERR NOT NOW\r\n", to: client)
      return true
    }
    UnixSocket.send("230 OK RECEIVING DATA\r\n", to: client)
    var body: [String] = []
    while let line = lines.next(), line != "." {
      body.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
    }
    waitWhileFrozen()
    if case .drops = fault { return false }
    var inForce = settings
    let priority = inForce.removeValue(forKey: "priority") ?? "text"
    let entry = Entry(
      text: body.joined(separator: "\n"), priority: priority.lowercased(), settings: inForce)
    let (id, ends) = change { state in
      let id = state.nextID
      state.nextID += 1
      state.entries.append(entry)
      if case .none = fault, !state.endsAtOnce { state.speaking.append((id, client)) }
      return (id, state.endsAtOnce)
    }
    UnixSocket.send("225-\(id)\r\n225 OK MESSAGE QUEUED\r\n", to: client)
    if case .none = fault {
      report(701, "BEGIN", id, to: client)
      if ends { report(702, "END", id, to: client) }
    }
    return true
  }

  private func report(_ code: Int, _ name: String, _ id: Int, to client: Int32) {
    UnixSocket.send("\(code)-\(id)\r\n\(code)-1\r\n\(code) \(name)\r\n", to: client)
  }
}
