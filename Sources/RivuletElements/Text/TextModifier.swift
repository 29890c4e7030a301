import Foundation

/// The change that a modifier of `Text` makes to its characters.
enum TextModifier: Sendable {
  case font(Font?)
  /// A change of weight. Nil removes a weight set by an enclosing view.
  case weight(FontWeightTrait?)
  case design(Font.Design?)
  case width(Font.Width?)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  /// A change of foreground style. Nil uses the colour of the environment.
  case foreground(AnyShapeStyle?)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case scale(CGFloat)
  case custom(TextAttributeBox)
}

extension TextModifier: Equatable {
  static func == (lhs: TextModifier, rhs: TextModifier) -> Bool {
    switch (lhs, rhs) {
    case (.font(let font), .font(let other)): font == other
    case (.weight(let weight), .weight(let other)): weight == other
    case (.design(let design), .design(let other)): design == other
    case (.width(let width), .width(let other)): width == other
    case (.italic(let isOn), .italic(let other)): isOn == other
    case (.monospaced(let isOn), .monospaced(let other)): isOn == other
    case (.monospacedDigit, .monospacedDigit): true
    case (.foreground(let style?), .foreground(let other?)): style.isSame(as: other)
    case (.foreground(nil), .foreground(nil)): true
    case (.underline(let line), .underline(let other)): line == other
    case (.strikethrough(let line), .strikethrough(let other)): line == other
    case (.kerning(let length), .kerning(let other)): length == other
    case (.tracking(let length), .tracking(let other)): length == other
    case (.baselineOffset(let length), .baselineOffset(let other)): length == other
    case (.scale(let factor), .scale(let other)): factor == other
    case (.custom(let box), .custom(let other)): box === other
    default: false
    }
  }
}
