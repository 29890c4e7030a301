public import Foundation
public import RivuletCore
import RivuletText

/// The settings for text in the environment, except fonts and colours. A single key stores them, so that resolving text reads only one
/// value.
package struct TextContext: Equatable, Sendable {
  package var lineLimit: Int?
  /// The minimum number of lines for which text reserves space.
  package var reservedLines = 1
  var truncationMode = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
  var kerning: CGFloat = 0
  /// The space added between letters in points, which replaces kerning.
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?

  /// Returns the paragraph style, with the leading of the font added to the line spacing.
  package func paragraphStyle(leading: CGFloat, isRightToLeft: Bool) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.resolved, lineLimit: lineLimit,
      lineSpacing: FiniteNumber.length(lineSpacing, of: "lineSpacing", "the distance") + leading, truncation: truncationMode.resolved,
      isRightToLeft: isRightToLeft)
  }
}

extension TextContext {
  // The numbers set by an app, limited to values that text layout supports.

  static func sound(kerning: CGFloat) -> CGFloat { FiniteNumber.length(kerning, of: "kerning", "the distance") }
  static func sound(tracking: CGFloat) -> CGFloat { FiniteNumber.length(tracking, of: "tracking", "the distance") }
  static func sound(baselineOffset: CGFloat) -> CGFloat { FiniteNumber.length(baselineOffset, of: "baselineOffset", "the offset") }

  var validTracking: CGFloat? { tracking.map { TextContext.sound(tracking: $0) } }
  var validMinimumScale: CGFloat { FiniteNumber.openLength(minimumScaleFactor, or: 1, of: "minimumScaleFactor", "the factor") }
}

private struct TextContextKey: EnvironmentKey {
  static var defaultValue: TextContext { TextContext() }
}

extension EnvironmentValues {
  package var textContext: TextContext {
    get { self[TextContextKey.self] }
    set { self[TextContextKey.self] = newValue }
  }

  /// The maximum number of lines of text, or nil for any number.
  public var lineLimit: Int? {
    get { textContext.lineLimit }
    set { textContext.lineLimit = newValue }
  }

  /// The position where text is truncated if it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { textContext.truncationMode }
    set { textContext.truncationMode = newValue }
  }

  /// The alignment of lines of text that are shorter than the longest line.
  public var multilineTextAlignment: TextAlignment {
    get { textContext.alignment }
    set { textContext.alignment = newValue }
  }

  /// The space added between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { textContext.lineSpacing }
    set { textContext.lineSpacing = newValue }
  }

  /// The minimum size to which text may shrink to fit, as a fraction of its normal size.
  public var minimumScaleFactor: CGFloat {
    get { textContext.minimumScaleFactor }
    set { textContext.minimumScaleFactor = newValue }
  }

  /// A Boolean value that indicates whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { textContext.allowsTightening }
    set { textContext.allowsTightening = newValue }
  }

  /// The case of letters, or nil to leave them unchanged.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? {
    get { textContext.textCase }
    set { textContext.textCase = newValue }
  }
}
