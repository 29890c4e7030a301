public import Foundation
import RivuletElements

/// The alignment of lines, under its name in UIKit and AppKit.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// The fraction of the free space that is before a line.
  var indent: CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// The handling of text that does not fit, under its name in UIKit and AppKit.
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The settings of a paragraph of drawn text, under their name in UIKit and AppKit.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate(set) var style = Style()

  /// The values of the settings.
  struct Style: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  /// The settings of text that does not specify any.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { style.alignment }
  /// The handling of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }
  /// The extra space between lines, in points.
  open var lineSpacing: CGFloat { style.lineSpacing }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }

  open override var hash: Int { style.hashValue }
}

/// The settings of a paragraph of drawn text that can be changed, under their name in UIKit and AppKit.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { style.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }

  /// Adopts the settings of another paragraph.
  open func setParagraphStyle(_ other: NSParagraphStyle) { style = other.style }
}
