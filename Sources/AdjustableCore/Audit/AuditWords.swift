/// What labels and hints should leave unsaid, by language.
///
/// German, Spanish, French and Russian were not checked on a device.
struct AuditWords: Sendable {
  /// Words for what a control is.
  let roles: Set<String>
  /// Words for gestures and keys.
  let gestures: Set<String>

  /// The words of a language; nil where it has no table.
  static func words(for language: String) -> AuditWords? { tables[language] }

  private static let tables: [String: AuditWords] = [
    "en": AuditWords(
      roles: [
        "slider", "dial", "knob", "picker", "wheel", "stepper", "scrubber", "button", "switch",
        "timer", "adjustable", "control",
      ],
      gestures: [
        "swipe", "swipes", "swiping", "tap", "taps", "tapping", "drag", "drags", "dragging",
        "flick", "flicks", "flicking", "pinch", "pinches", "pinching", "press", "presses",
        "pressing", "click", "clicks", "clicking", "key", "keys", "arrow", "arrows", "keyboard",
      ]),
    "de": AuditWords(
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
    "es": AuditWords(
      roles: [
        "deslizador", "dial", "perilla", "selector", "rueda", "incrementador", "desplazador",
        "botón", "interruptor", "temporizador", "ajustable", "control",
      ],
      gestures: [
        "desliza", "deslice", "deslizar", "toca", "toque", "tocar", "pulsa", "pulse", "pulsar",
        "arrastra", "arrastre", "arrastrar", "pellizca", "pellizque", "pellizcar", "presiona",
        "presione", "presionar", "clic", "tecla", "teclas", "flecha", "flechas", "teclado",
      ]),
    "fr": AuditWords(
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
    "ru": AuditWords(
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
