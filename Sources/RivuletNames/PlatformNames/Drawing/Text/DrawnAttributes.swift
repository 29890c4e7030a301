import Foundation
import RivuletCore
import RivuletElements
import RivuletScreens

/// The UIKit and AppKit text attributes that text views support.
struct DrawnAttributes {
  var font: UIFont?
  var foreground: Color?
  var background: Color?
  var kern: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: NSUnderlineStyle?
  var strikethrough: NSUnderlineStyle?
  var link: URL?

  /// Creates an empty set of attributes.
  init() {}

  /// Extracts the attributes from a dictionary.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont
    foreground = Self.color(attributes[.foregroundColor])
    background = Self.color(attributes[.backgroundColor])
    kern = Self.number(attributes[.kern])
    tracking = Self.number(attributes[.tracking])
    baselineOffset = Self.number(attributes[.baselineOffset])
    underline = Self.line(attributes[.underlineStyle])
    strikethrough = Self.line(attributes[.strikethroughStyle])
    link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    let style = (value as? NSUnderlineStyle) ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
    return style?.rawValue == 0 ? nil : style
  }

  private static func color(_ value: Any?) -> Color? {
    switch value {
    case let color as UIColor: color.color
    case let color as NSColor: color.color
    case let color as CGColor: Color(cgColor: color)
    default: nil
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
