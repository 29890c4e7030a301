public import Foundation
import RivuletElements

/// A UIKit- and AppKit-compatible type that represents the alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  /// The fraction of free space that precedes a line.
  var indent: CGFloat {
    switch self {
    case .left, .justified, .natural: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

/// A UIKit- and AppKit-compatible type that represents the handling of text that doesn't fit.
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A UIKit- and AppKit-compatible paragraph style for drawn text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate(set) var style = Style()

  /// The values of a paragraph style.
  struct Style: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  /// The default paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines.
  open var alignment: NSTextAlignment { style.alignment }
  /// The handling of text that doesn't fit.
  open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }
  /// The extra space between lines, in points.
  open var lineSpacing: CGFloat { style.lineSpacing }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }

  open override var hash: Int { style.hashValue }
}

/// A UIKit- and AppKit-compatible mutable paragraph style for drawn text.
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

  /// Copies the settings of another paragraph style.
  open func setParagraphStyle(_ other: NSParagraphStyle) { style = other.style }
}
