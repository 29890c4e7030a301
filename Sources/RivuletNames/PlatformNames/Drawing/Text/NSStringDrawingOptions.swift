public import Foundation

/// A UIKit- and AppKit-compatible type that represents the options for drawn text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks the text into lines, starting at the top of the area. Without this option, the text occupies a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes font leading in line heights. On Linux, the leading is always included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the ink of glyphs. It has no effect on Linux.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last visible line. On Linux, the line is always truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A UIKit- and AppKit-compatible type that represents the results of drawing text.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor of text that doesn't fit. It has no effect on Linux.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor of the most recently drawn text, which is always 1 on Linux.
  open var actualScaleFactor: CGFloat { 1 }
}
