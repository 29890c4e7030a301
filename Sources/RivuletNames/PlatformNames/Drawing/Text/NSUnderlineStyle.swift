public import RivuletElements

/// A UIKit- and AppKit-compatible type that represents the style of underlines and strikethrough lines.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line, which is drawn as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line, which is drawn as a single line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line that alternates between dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line that alternates between dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Underlines words but not spaces. It has no effect on Linux.
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
  /// Creates a line style from a UIKit or AppKit style. Returns nil if the style has no line, a thick line or a double line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0x0F == 1 else { return nil }
    self.init(pattern: nsUnderlineStyle.pattern)
  }
}
