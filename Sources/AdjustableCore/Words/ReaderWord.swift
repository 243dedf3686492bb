/// What a screen reader says of an element by itself, beside the author's label, value and hint.
///
/// The vocabulary of a reader in a language: the same element is *Adjustable* to one and a *slider* to
/// another.
public enum ReaderWord: Hashable, Sendable {
  /// The element is selected; stands before what is selected.
  case selected
  /// The element is selected, and there is nothing else to say of it: a sentence.
  case selectedAlone
  /// The element is disabled.
  case dimmed
  /// The element can be read only.
  case readOnly
  /// A button.
  case button
  /// A button that leads back.
  case backButton
  /// A button that is a switch.
  case switchButton
  /// A switch that is on.
  case on
  /// A switch that is off.
  case off
  /// A switch of several, some on and some off.
  case mixed
  /// A tab.
  case tab
  /// A text field.
  case textField
  /// A heading.
  case heading
  /// A link.
  case link
  /// An element whose value can be moved.
  case adjustable
  /// An image.
  case image
  /// A search field.
  case searchField
  /// The place in a series, counted from 1.
  case position(index: Int, count: Int)
  /// How an adjustable element is moved.
  case swipeHint
  /// How a switch is toggled.
  case toggleHint
}
