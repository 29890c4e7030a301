public import RivuletElements

/// The lines below and through text, under their name in UIKit and AppKit.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line. Drawn text has a plain line instead.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines. Drawn text has only one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line below words, without spaces. It has no effect here.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The pattern of the line.
  var pattern: Text.LineStyle.Pattern {
    switch rawValue & 0x0700 {
    case 0x0100: .dot
    case 0x0200: .dash
    case 0x0300: .dashDot
    case 0x0400: .dashDotDot
    default: .solid
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text.LineStyle {
  /// Creates a style from a UIKit or AppKit style. The result is nil for styles without a line, with a thick line or with two lines.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0x0F == 1 else { return nil }
    self.init(pattern: nsUnderlineStyle.pattern)
  }
}
