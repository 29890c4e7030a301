public import Foundation
public import RivuletCore
import RivuletText

/// All that the environment says about text apart from fonts and colours, kept under one key so that resolving reads one value.
package struct TextContext: Equatable, Sendable {
  var lineLimit: Int?
  /// How many lines a text takes the room of, even if it has fewer.
  var reservedLines = 1
  var truncationMode = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  /// Whether the app says how letters are changed, and be it not at all.
  var givesTextCase = false
  var kerning: CGFloat = 0
  /// Takes the place of kerning.
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?

  /// How lines are made, with what their font adds between them.
  func paragraphStyle(leading: CGFloat, isRightToLeft: Bool) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.resolved, lineLimit: lineLimit,
      lineSpacing: FiniteNumber.length(lineSpacing, of: "lineSpacing", "the distance") + leading, truncation: truncationMode.resolved,
      isRightToLeft: isRightToLeft)
  }
}

extension TextContext {
  // The numbers that an app has given, as text can be set by them.

  static func sound(kerning: CGFloat) -> CGFloat { FiniteNumber.length(kerning, of: "kerning", "the distance") }
  static func sound(tracking: CGFloat) -> CGFloat { FiniteNumber.length(tracking, of: "tracking", "the distance") }
  static func sound(baselineOffset: CGFloat) -> CGFloat { FiniteNumber.length(baselineOffset, of: "baselineOffset", "the offset") }

  var soundTracking: CGFloat? { tracking.map { TextContext.sound(tracking: $0) } }
  var soundScale: CGFloat { FiniteNumber.openLength(minimumScaleFactor, or: 1, of: "minimumScaleFactor", "the factor") }
}

private struct TextContextKey: EnvironmentKey {
  static var defaultValue: TextContext { TextContext() }
}

extension EnvironmentValues {
  package var textContext: TextContext {
    get { self[TextContextKey.self] }
    set { self[TextContextKey.self] = newValue }
  }

  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { textContext.lineLimit }
    set { textContext.lineLimit = newValue }
  }

  /// Where text is cut that has no room.
  public var truncationMode: Text.TruncationMode {
    get { textContext.truncationMode }
    set { textContext.truncationMode = newValue }
  }

  /// Where the shorter lines of a text lie.
  public var multilineTextAlignment: TextAlignment {
    get { textContext.alignment }
    set { textContext.alignment = newValue }
  }

  /// What is added between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { textContext.lineSpacing }
    set { textContext.lineSpacing = newValue }
  }

  /// How small text may become to fit, as a share of its size.
  public var minimumScaleFactor: CGFloat {
    get { textContext.minimumScaleFactor }
    set { textContext.minimumScaleFactor = newValue }
  }

  /// Whether letters may move closer to fit.
  public var allowsTightening: Bool {
    get { textContext.allowsTightening }
    set { textContext.allowsTightening = newValue }
  }

  /// How letters are changed; nil leaves them.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? {
    get { textContext.textCase }
    set { (textContext.textCase, textContext.givesTextCase) = (newValue, true) }
  }
}
