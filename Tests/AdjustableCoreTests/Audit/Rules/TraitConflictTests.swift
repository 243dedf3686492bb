import AdjustableCore
import Foundation
import Testing

@Suite("trait-conflict")
struct TraitConflictTests {
  @Test(
    "Traits that exclude each other are found",
    arguments: [
      (Traits([.button, .adjustable]), "adjustable and button"),
      (Traits([.staticText, .updatesFrequently]), "updatesFrequently and staticText"),
    ])
  func fires(traits: Traits, names: String) throws {
    let control = Judge.control { $0.traits = traits }
    #expect(try Judge.faults("trait-conflict", control) == ["own: It is \(names) at once."])
  }

  @Test(
    "Each alone is not",
    arguments: [.button, .adjustable, .staticText, [.adjustable, .updatesFrequently]] as [Traits])
  func silent(traits: Traits) throws {
    #expect(try Judge.faults("trait-conflict", Judge.control { $0.traits = traits }).isEmpty)
  }
}
