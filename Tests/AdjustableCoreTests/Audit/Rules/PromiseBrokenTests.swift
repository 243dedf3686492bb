import AdjustableCore
import Foundation
import Testing

@Suite("promise-broken")
struct PromiseBrokenTests {
  @Test("Another value than the announced one is found")
  func fires() throws {
    let control = Judge.control { $0.promise = { $0.map { "about " + $0 } } }
    #expect(
      try Judge.faults("promise-broken", control) == [
        "own: At 0 (\"10%\") \"about 20%\" is announced for an increment, and \"20%\" comes."
      ])
  }

  @Test("A value that comes without having been announced is found")
  func nothing() throws {
    let control = Judge.control { $0.promise = { _ in nil } }
    #expect(
      try Judge.faults("promise-broken", control) == [
        "own: At 0 (\"10%\") nothing is announced for an increment, and \"20%\" comes."
      ])
  }

  @Test("The announced value is the one that comes")
  func silent() throws {
    #expect(try Judge.faults("promise-broken", OwnControl("1", "2", "3")).isEmpty)
  }
}
