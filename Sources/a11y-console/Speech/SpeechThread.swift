import AdjustableCore
import CSpeechd

/// The worker's thread: the only place that calls the library.
///
/// Nothing here is shared. Orders come from the exchange one by one, and a server that does not
/// answer holds this thread and nobody else.
struct SpeechThread {
  private let endpoint: SpeechEndpoint
  private let exchange: SpeechExchange
  private var settings: SpeechSettings
  private var library: SpeechLibrary?
  private var link: SpeechLink?
  private var languageInForce: String?
  private var told: SpeechProblem?
  private var mayStartServer = true
  private var voices: [SpeechVoice]?

  /// Makes a thread's work that has not opened anything yet.
  init(endpoint: SpeechEndpoint, settings: SpeechSettings, exchange: SpeechExchange) {
    self.endpoint = endpoint
    self.settings = settings
    self.exchange = exchange
  }

  /// Carries out orders until it is told to end.
  mutating func run() {
    defer { exchange.ended() }
    while true {
      switch exchange.nextOrder() {
      case .cancel: cancel()
      case .request(let request): answer(request)
      case .say(let message): say(message)
      case .end:
        if exchange.isSpeaking { cancel() }
        close()
        return
      }
    }
  }

  // MARK: Speaking

  private mutating func say(_ message: SpokenMessage) {
    guard let words = SpeechHygiene.words(of: message.text) else {
      exchange.handed(nil, priority: message.priority, at: .now)
      return
    }
    var problem = SpeechProblem.refused
    for _ in 1...2 {
      do throws(SpeechProblem) {
        let link = try opened()
        use(message.language ?? settings.language, on: link)
        let now = ContinuousClock.now
        let id = exchange.calling { link.say(words, priority: message.priority) }
        if let id {
          exchange.handed(id, priority: message.priority, at: now)
          told = nil
          return
        }
        problem = isAlive(link) ? .refused : .lost
        close()
      } catch {
        problem = error
        break
      }
    }
    tell(problem)
    exchange.handed(nil, priority: message.priority, at: .now)
  }

  private mutating func cancel() {
    if let link, !exchange.calling({ link.cancel() }) { close() }
    exchange.cancelled()
  }

  /// Says what is wrong once, until something has been handed over again.
  private mutating func tell(_ problem: SpeechProblem) {
    guard told != problem else { return }
    told = problem
    exchange.post(.problem(problem))
  }

  // MARK: The connection

  private mutating func opened() throws(SpeechProblem) -> SpeechLink {
    if let link { return link }
    let library = try loaded()
    exchange.startOver()
    let fresh: SpeechLink
    do throws(SpeechProblem) {
      fresh = try connected(library)
    } catch {
      guard case .noServer = error, mayStartServer, startServer() else { throw error }
      fresh = try connected(library)
    }
    mayStartServer = true
    link = fresh
    prepare(fresh)
    return fresh
  }

  private mutating func loaded() throws(SpeechProblem) -> SpeechLibrary {
    if let library { return library }
    let fresh = try SpeechLibrary.open(named: endpoint.library)
    library = fresh
    return fresh
  }

  private func connected(_ library: SpeechLibrary) throws(SpeechProblem) -> SpeechLink {
    try exchange.calling { SpeechLink.open(library, endpoint, reportingTo: exchange) }.get()
  }

  /// Starts the person's server; tried once, then again only after a connection was open.
  private mutating func startServer() -> Bool {
    mayStartServer = false
    guard let starter = endpoint.starter else { return false }
    return cspeechd_run_program(starter, "--spawn", 5000) == 0
  }

  private mutating func prepare(_ link: SpeechLink) {
    voices = nil
    languageInForce = settings.language
    let wanted: [SpeechChange?] = [
      settings.module.map(SpeechChange.module), settings.language.map(SpeechChange.language),
      settings.voice.map(SpeechChange.voice), settings.rate.map(SpeechChange.rate),
      settings.pitch.map(SpeechChange.pitch), settings.volume.map(SpeechChange.volume),
    ]
    exchange.calling {
      _ = link.setSomePunctuation()
      for change in wanted.compactMap({ $0 }) where change.problem == nil {
        _ = link.apply(change)
      }
    }
  }

  private mutating func use(_ language: String?, on link: SpeechLink) {
    guard let language, language != languageInForce, SpeechChange.isLanguageTag(language) else {
      return
    }
    languageInForce = language
    _ = exchange.calling { link.apply(.language(language)) }
  }

  private func isAlive(_ link: SpeechLink) -> Bool {
    exchange.calling { link.setSomePunctuation() }
  }

  private mutating func close() {
    guard let link else { return }
    self.link = nil
    link.close()
  }

  // MARK: Questions

  private mutating func answer(_ request: SpeechRequest) {
    switch request {
    case .connect(let reply):
      let availability = connect()
      if case .missing(let problem) = availability { told = problem }
      if !reply.give(availability), case .missing(let problem) = availability {
        exchange.post(.problem(problem))
      }
    case .change(let change, let reply):
      let result = make(change)
      if !reply.give(result), case .refused(let why) = result { exchange.post(.refused(why)) }
    case .look(let reply):
      _ = reply.give(look())
    }
  }

  private mutating func connect() -> SpeechAvailability {
    do throws(SpeechProblem) {
      let link = try opened()
      let modules = exchange.calling { link.modules() }
      return modules.map(Self.isMute) == true ? .missing(.noModule) : .ready
    } catch {
      return .missing(error)
    }
  }

  /// Whether a server with these modules only says that it has none: the dummy's sole sentence.
  private static func isMute(_ modules: [String]) -> Bool {
    modules.allSatisfy { $0 == "dummy" }
  }

  private mutating func make(_ change: SpeechChange) -> SpeechChangeResult {
    do throws(SpeechProblem) {
      let names = try names(for: change)
      do throws(SpeechRefusal) {
        return try apply(names.checked(change))
      } catch {
        return .refused(error)
      }
    } catch {
      return .refused(.problem(error))
    }
  }

  private mutating func apply(_ change: SpeechChange) -> SpeechChangeResult {
    for _ in 1...2 {
      guard let link = try? opened() else { break }
      switch exchange.calling({ link.apply(change) }) {
      case .done:
        keep(change)
        return .done
      case .notThere:
        return .refused(.notThere(change.setting))
      case .refused:
        if isAlive(link) { return .refused(.byServer(change.setting)) }
        close()
      }
    }
    return .refused(.problem(.lost))
  }

  private mutating func keep(_ change: SpeechChange) {
    settings.take(change)
    if case .language(let tag) = change { languageInForce = tag }
    if case .module = change { voices = nil }
  }

  private mutating func names(for change: SpeechChange) throws(SpeechProblem) -> SpeechNames {
    switch change {
    case .rate, .pitch, .volume: SpeechNames()
    case .module: SpeechNames(modules: try listed { $0.modules() })
    case .voice, .language: SpeechNames(voices: try listVoices())
    }
  }

  /// The voices, asked for once: a list of some modules takes two seconds.
  private mutating func listVoices() throws(SpeechProblem) -> [SpeechVoice]? {
    if voices == nil { voices = try listed { $0.voices() } }
    return voices
  }

  /// A list of the server's; nil only where a living server has none.
  ///
  /// A connection that has died gives none either, and is opened anew.
  private mutating func listed<List>(_ ask: (SpeechLink) -> List?) throws(SpeechProblem) -> List? {
    for _ in 1...2 {
      let link = try opened()
      if let list = exchange.calling({ ask(link) }) { return list }
      if isAlive(link) { return nil }
      close()
    }
    return nil
  }

  private mutating func look() -> SpeechFindings {
    var findings = SpeechFindings()
    do throws(SpeechProblem) {
      let link = try opened()
      findings.modules = link.modules()
      findings.moduleInUse = link.moduleInUse()
      findings.voices = try listVoices()
      if findings.modules.map(Self.isMute) == true { findings.problem = .noModule }
    } catch {
      findings.problem = error
    }
    findings.library = library?.path
    return findings
  }
}
