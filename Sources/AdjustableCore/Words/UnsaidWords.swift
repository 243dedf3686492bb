import Foundation

/// What labels and hints should leave unsaid in a language, in lower case.
public struct UnsaidWords: Hashable, Sendable {
  /// Words for what a control is.
  public let roles: Set<String>
  /// Words for gestures and keys.
  public let gestures: Set<String>

  /// Makes the lists.
  public init(roles: Set<String>, gestures: Set<String>) {
    self.roles = roles
    self.gestures = gestures
  }

  /// The words of a locale's language; nil where they are not known.
  static func words(in locale: Locale) -> UnsaidWords? {
    Languages.language(of: locale)?.unsaid
      ?? locale.language.languageCode.flatMap { others[$0.identifier] }
  }

  /// The words of languages that have no others yet; they were not checked on a device.
  private static let others: [String: UnsaidWords] = [
    "de": UnsaidWords(
      roles: [
        "regler", "schieberegler", "drehregler", "drehknopf", "knopf", "auswahlrad", "rad",
        "stepper", "scrubber", "taste", "schaltfläche", "schalter", "timer", "einstellbar",
        "steuerelement", "bedienelement",
      ],
      gestures: [
        "wischen", "wische", "streichen", "streiche", "tippen", "tippe", "doppeltippen", "ziehen",
        "ziehe", "drücken", "drücke", "klicken", "klicke", "taste", "tasten", "pfeiltaste",
        "pfeiltasten", "tastatur",
      ]),
    "es": UnsaidWords(
      roles: [
        "deslizador", "dial", "perilla", "selector", "rueda", "incrementador", "desplazador",
        "botón", "interruptor", "temporizador", "ajustable", "control",
      ],
      gestures: [
        "desliza", "deslice", "deslizar", "toca", "toque", "tocar", "pulsa", "pulse", "pulsar",
        "arrastra", "arrastre", "arrastrar", "pellizca", "pellizque", "pellizcar", "presiona",
        "presione", "presionar", "clic", "tecla", "teclas", "flecha", "flechas", "teclado",
      ]),
    "fr": UnsaidWords(
      roles: [
        "curseur", "cadran", "molette", "sélecteur", "roue", "incrémenteur", "défileur", "bouton",
        "interrupteur", "minuteur", "minuterie", "réglable", "contrôle",
      ],
      gestures: [
        "balaye", "balayez", "balayer", "glisse", "glissez", "glisser", "touche", "touchez",
        "toucher", "touches", "tapote", "tapotez", "tapoter", "pince", "pincez", "pincer",
        "appuie", "appuyez", "appuyer", "clique", "cliquez", "cliquer", "flèche", "flèches",
        "clavier",
      ]),
    "ru": UnsaidWords(
      roles: [
        "ползунок", "слайдер", "циферблат", "регулятор", "колесо", "колёсико", "степпер", "кнопка",
        "переключатель", "выключатель", "таймер", "регулируемый", "контрол",
      ],
      gestures: [
        "смахните", "смахнуть", "проведите", "коснитесь", "касание", "нажмите", "нажать",
        "потяните", "перетащите", "перетащить", "сведите", "щёлкните", "кликните", "клавиша",
        "клавиши", "клавишу", "стрелка", "стрелки", "стрелку", "клавиатура", "клавиатуру",
      ]),
  ]
}
