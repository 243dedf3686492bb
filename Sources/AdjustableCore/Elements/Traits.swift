/// What kind of thing an element is, in VoiceOver's names.
///
/// The names and their meaning are those of iOS accessibility traits; four of them (`switchButton`,
/// `tabBarItem`, `textEntry`, `backButton`) are spoken by VoiceOver though UIKit keeps them private.
public struct Traits: OptionSet, Hashable, Sendable {
  /// The bits; not a promise, use the names.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The value can be moved up and down.
  public static let adjustable = Traits(rawValue: 1 << 0)
  /// The element is there but offers no action; spoken as dimmed.
  public static let notEnabled = Traits(rawValue: 1 << 1)
  /// The label or value changes by itself, too often to announce each change.
  public static let updatesFrequently = Traits(rawValue: 1 << 2)
  /// The element heads a section.
  public static let header = Traits(rawValue: 1 << 3)
  /// The element is text that does not change.
  public static let staticText = Traits(rawValue: 1 << 4)
  /// The element acts when activated.
  public static let button = Traits(rawValue: 1 << 5)
  /// The element leads somewhere else.
  public static let link = Traits(rawValue: 1 << 6)
  /// The element is a picture.
  public static let image = Traits(rawValue: 1 << 7)
  /// The element takes a search text.
  public static let searchField = Traits(rawValue: 1 << 8)
  /// The element is the chosen one.
  public static let selected = Traits(rawValue: 1 << 9)
  /// Activating the element plays a sound of its own.
  public static let playsSound = Traits(rawValue: 1 << 10)
  /// The element is a key of a keyboard.
  public static let keyboardKey = Traits(rawValue: 1 << 11)
  /// The element sums up the screen when it opens.
  public static let summaryElement = Traits(rawValue: 1 << 12)
  /// Activating the element starts media.
  public static let startsMediaSession = Traits(rawValue: 1 << 13)
  /// Touches go to the element itself.
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 14)
  /// Reading to the end turns the page.
  public static let causesPageTurn = Traits(rawValue: 1 << 15)
  /// The element holds tabs.
  public static let tabBar = Traits(rawValue: 1 << 16)
  /// The element is one tab.
  public static let tabBarItem = Traits(rawValue: 1 << 17)
  /// The element takes text.
  public static let textEntry = Traits(rawValue: 1 << 18)
  /// The element is on, off or mixed; its value is 1, 0 or 2.
  public static let switchButton = Traits(rawValue: 1 << 19)
  /// The element goes back.
  public static let backButton = Traits(rawValue: 1 << 20)

  /// Every trait with the name it has in JSON and in messages, in the order of the bits.
  public static let named: [(name: String, trait: Traits)] = [
    ("adjustable", .adjustable), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("header", .header), ("staticText", .staticText),
    ("button", .button), ("link", .link), ("image", .image), ("searchField", .searchField),
    ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("summaryElement", .summaryElement), ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("tabBarItem", .tabBarItem), ("textEntry", .textEntry),
    ("switchButton", .switchButton), ("backButton", .backButton),
  ]

  /// The names of the traits in this set, in the order of the bits.
  public var names: [String] {
    Self.named.filter { contains($0.trait) }.map(\.name)
  }

  /// The trait with this name, or nil.
  public init?(name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.trait
  }
}
