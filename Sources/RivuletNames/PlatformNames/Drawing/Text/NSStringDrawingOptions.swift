public import Foundation

/// The options for drawn text, under their name in UIKit and AppKit.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks the text into lines, from the top of the area. Without this option, text has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Adds the leading of fonts to the height of lines. It is always added here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the ink. It has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last line that fits. It is always truncated here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The results of drawing text, under their name in UIKit and AppKit.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of text that does not fit. It has no effect here.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the most recently drawn text. Text keeps its size here.
  open var actualScaleFactor: CGFloat { 1 }
}
