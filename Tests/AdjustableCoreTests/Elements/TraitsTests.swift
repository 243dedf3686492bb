import Testing

@testable import AdjustableCore

struct TraitsTests {
  @Test(
    "Every trait has a name, and the name leads back to it", arguments: Traits.named.map(\.name))
  func names(name: String) throws {
    let trait = try #require(Traits(name: name))
    #expect(trait.names == [name])
    #expect(trait.rawValue.nonzeroBitCount == 1)
  }

  @Test("There are twenty-one traits, no two of one bit or of one name")
  func distinctNames() {
    #expect(Traits.named.count == 21)
    #expect(Set(Traits.named.map(\.name)).count == 21)
    #expect(Set(Traits.named.map(\.trait)).count == 21)
  }

  @Test("A set's names stand in the order of the bits, however it was made")
  func order() {
    let traits: Traits = [.selected, .button, .adjustable]
    #expect(traits.names == ["adjustable", "button", "selected"])
    #expect(Traits().names == [])
  }

  @Test("A name that no trait has is nil", arguments: ["", "Adjustable", "slider", " button"])
  func unknownName(name: String) {
    #expect(Traits(name: name) == nil)
  }
}
