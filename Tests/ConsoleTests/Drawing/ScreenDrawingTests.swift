import AdjustableCore
import Foundation
import Testing

@testable import a11y_console

@Suite("A screen is drawn as a picture that can be read")
struct ScreenDrawingTests {
  static let ways: [DrawOptions] = Hand.allCases.flatMap { hand in
    [240.0, 390, 1000].map { width in
      var options = DrawOptions()
      options.hand = hand
      options.width = width
      return options
    }
  }

  private func pictures(_ locale: String? = nil) throws -> [(Screen, Tag)] {
    try drawnFiles().flatMap { file in
      let screen =
        try locale.map {
          try Screen(
            title: file.screen.title, locale: Locale(identifier: $0), items: file.screen.items)
        } ?? file.screen
      return try Self.ways.map { way in
        let root = Picture.root(of: ScreenDrawing.text(of: screen, way))
        return (screen, try #require(root, "\(screen.title) is well-formed"))
      }
    }
  }

  @Test("Every picture is well-formed, at every width, in both hands and in both directions")
  func wellFormed() throws {
    for locale in ["en_US", "ar_EG"] {
      for (screen, root) in try pictures(locale) {
        #expect(root.name == "svg")
        #expect(root["lang"] == locale.replacingOccurrences(of: "_", with: "-"))
        #expect(root["direction"] == (locale == "ar_EG" ? "rtl" : nil))
        #expect(root.children.first?.name == "title")
        #expect(root.children.first?.text == screen.title)
      }
    }
  }

  @Test("Each adjustable element is a group with its role, label, value text and range, in order")
  func groups() throws {
    for (screen, root) in try pictures() {
      let groups = root.all.filter { ["slider", "timer"].contains($0["role"]) }
      let elements = screen.elements.filter { $0.value != nil }
      #expect(groups.map { $0["id"] } == elements.map(\.id))
      for (group, element) in zip(groups, elements) {
        #expect(group.name == "g")
        #expect(group["role"] == (element.countdownState == nil ? "slider" : "timer"))
        #expect(group["tabindex"] == "0")
        #expect(group["aria-label"] == element.label)
        #expect(group["aria-valuetext"] == element.valueText)
        #expect(group["aria-valuenow"].flatMap(Double.init) == element.value)
        #expect(group["aria-valuemin"].flatMap(Double.init) == element.range?.lowerBound)
        #expect(group["aria-valuemax"].flatMap(Double.init) == element.range?.upperBound)
        #expect(group["aria-disabled"] == (element.traits.contains(.notEnabled) ? "true" : nil))
        #expect(group["aria-readonly"] == (element.isReadOnly ? "true" : nil))
        #expect(group.children.first?.name == "title")
        #expect(group.children.first?.text == element.label)
        let described = group.all.first { $0["id"] == group["aria-describedby"] }
        #expect(described?.text == element.hint)
      }
    }
  }

  @Test("What is drawn in a group is not said a second time, but a timer's value is in it")
  func hidden() throws {
    for (screen, root) in try pictures() {
      for group in root.all.filter({ $0["tabindex"] != nil }) {
        let said = group.children.filter { $0.name == "text" || $0["aria-hidden"] == nil }
          .flatMap(\.all).filter { $0.name == "tspan" }.map(\.text)
        let element = try #require(screen.elements.first { $0.id == group["id"] })
        let expected = element.countdownState == nil ? "" : element.valueText
        #expect(said.joined(separator: " ") == expected)
      }
    }
  }

  @Test("Headings, texts and summaries are drawn and can be read")
  func texts() throws {
    for (screen, root) in try pictures() {
      for element in screen.elements where element.value == nil {
        let tag = try #require(root.all.first { $0["id"] == element.id }, "\(element.label)")
        let lines = tag.children.map(\.text)
        let words = { (text: String) in text.filter { !$0.isWhitespace } }
        #expect(words(lines.joined()) == words(element.label))
        #expect(tag["role"] == (element.traits.contains(.header) ? "heading" : nil))
      }
    }
  }

  @Test("Whatever takes a touch is at least 44 points wide and high")
  func targets() throws {
    for (_, root) in try pictures() {
      for group in root.all.filter({ $0["tabindex"] != nil }) {
        let target = try #require(group.children.first { $0["class"] == "target" })
        let number = { (name: String) in target[name].flatMap(Double.init) ?? 0 }
        switch target.name {
        case "rect": #expect(number("width") >= 44 && number("height") >= 44)
        case "circle": #expect(number("r") >= 22)
        default: #expect(number("stroke-width") >= 44)
        }
      }
    }
  }

  @Test("No id is given twice, and what is pointed at is there")
  func ids() throws {
    for (_, root) in try pictures() {
      let ids = root.all.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count)
      for pointed in root.all.compactMap({ $0["aria-describedby"] }) {
        #expect(ids.contains(pointed))
      }
    }
  }

  @Test("Numbers are plain, with two decimals at most, and inside the picture")
  func numbers() throws {
    for (_, root) in try pictures() {
      let width = try #require(root["width"].flatMap(Double.init))
      let height = try #require(root["height"].flatMap(Double.init))
      for tag in root.all {
        for name in ["x", "y", "cx", "cy", "d"] {
          let numbers = (tag[name] ?? "").split { "MLAZ ".contains($0) }
          for number in numbers {
            #expect(number.wholeMatch(of: /-?\d+(\.\d{1,2})?/) != nil, "\(number)")
            let value = Double(number) ?? .nan
            #expect(value >= 0 && value <= max(width, height), "\(tag.name) \(name) \(number)")
          }
        }
      }
    }
  }

  @Test("The same screen gives the same picture")
  func deterministic() throws {
    for file in try drawnFiles() {
      #expect(ScreenDrawing.text(of: file.screen) == ScreenDrawing.text(of: file.screen))
    }
  }

  @Test("What a person prefers is asked for: motion, darkness, colours")
  func preferences() throws {
    let (_, root) = try pictures()[0]
    let style = root.all.first { $0.name == "style" }?.text ?? ""
    let still = style.components(separatedBy: "@media (prefers-reduced-motion: no-preference)")
    #expect(still.count == 2)
    #expect(!still[0].contains("transition") && !still[0].contains("animation"))
    #expect(style.contains("prefers-color-scheme: dark") && style.contains("forced-colors: active"))
    #expect(!root.all.contains { $0.name.hasPrefix("animate") || $0.name == "script" })
  }
}
