import Foundation
import RivuletFoundation

/// The unresolved style of characters that are appended to text.
package struct TextRunStyle {
  var font: Font?
  var traits: FontTraits
  /// The foreground style, or nil to use the foreground style of the environment.
  var foreground: AnyShapeStyle?
  /// The colour behind the characters, or nil for none.
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat
  var tracking: CGFloat?
  var baselineOffset: CGFloat
  /// The URL to which the characters link.
  var link: URL?
  /// The custom attributes that the app set on the characters.
  var attributes: [TextAttributeBox] = []

  /// Creates the style of unmodified text in an environment.
  init(_ fonts: FontContext, _ context: TextContext) {
    font = fonts.font
    traits = fonts.traits
    underline = context.underline
    strikethrough = context.strikethrough
    kerning = TextContext.sound(kerning: context.kerning)
    tracking = context.tracking.map { TextContext.sound(tracking: $0) }
    baselineOffset = TextContext.sound(baselineOffset: context.baselineOffset)
  }

  /// Returns the style with the modifiers of a text view. The first modifier of each kind takes effect.
  func modified(by modifiers: [TextModifier]) -> TextRunStyle {
    if modifiers.isEmpty { return self }
    var style = self
    for modifier in modifiers.reversed() { style.apply(modifier) }
    return style
  }

  private mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .font(let font): if let font { self.font = font }
    case .weight(let weight): traits.weight = weight
    case .design(let design): traits.design = design
    case .width(let width): traits.width = width
    case .italic(let isItalic): traits.isItalic = isItalic
    case .monospaced(let isMonospaced): traits.isMonospaced = isMonospaced
    case .monospacedDigit: traits.isMonospacedDigit = true
    case .foreground(let style): foreground = style
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .kerning(let length): kerning = TextContext.sound(kerning: length)
    case .tracking(let length): tracking = TextContext.sound(tracking: length)
    case .custom(let box): attributes.append(box)
    case .scale(let factor): font = (font ?? .body).scaled(by: factor)
    case .baselineOffset(let offset): baselineOffset = TextContext.sound(baselineOffset: offset)
    }
  }

  /// Returns the style with Markdown formatting. Links use the tint.
  func marked(_ marks: Markdown.Marks, link: String?) -> TextRunStyle {
    var style = self
    if marks.contains(.strong) { style.traits.weight = .bold }
    if marks.contains(.emphasis) { style.traits.isItalic = true }
    if marks.contains(.strikethrough) { style.strikethrough = style.strikethrough ?? .single }
    if marks.contains(.code) { style.traits.isMonospaced = true }
    guard let link else { return style }
    style.link = URL(string: link) ?? style.link
    style.foreground = AnyShapeStyle(TintShapeStyle())
    return style
  }
}
