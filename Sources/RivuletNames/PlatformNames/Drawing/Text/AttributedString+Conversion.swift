public import Foundation
import RivuletCore
import RivuletElements
import RivuletScreens

extension AttributedString {
  /// Creates a string with the attributes that text views support: fonts, colours, spacing, decorations and links. Other attributes are
  /// omitted.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(DrawnAttributes(attributes))))
    }
  }
}

extension NSAttributedString {
  /// Creates a string with the attributes that text views support: fonts, colours, spacing, decorations and links. Colours are converted
  /// to UIKit colours.
  public convenience init(_ attrStr: AttributedString) {
    let string = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      string.append(NSAttributedString(string: text, attributes: DrawnAttributes(run.attributes).keyed))
    }
    self.init(attributedString: string)
  }
}

extension AttributeContainer {
  private typealias Keys = AttributeScopes.SwiftUIAttributes

  /// Creates view attributes from UIKit and AppKit attributes.
  fileprivate init(_ attributes: DrawnAttributes) {
    self.init()
    self[Keys.FontAttribute.self] = attributes.font?.font
    self[Keys.ForegroundColorAttribute.self] = attributes.foreground
    self[Keys.BackgroundColorAttribute.self] = attributes.background
    self[Keys.KerningAttribute.self] = attributes.kern
    self[Keys.TrackingAttribute.self] = attributes.tracking
    self[Keys.BaselineOffsetAttribute.self] = attributes.baselineOffset
    self[Keys.UnderlineStyleAttribute.self] = attributes.underline.map { Text.LineStyle(pattern: $0.pattern) }
    self[Keys.StrikethroughStyleAttribute.self] = attributes.strikethrough.map { Text.LineStyle(pattern: $0.pattern) }
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link
  }
}

extension DrawnAttributes {
  private typealias Keys = AttributeScopes.SwiftUIAttributes

  /// Creates UIKit and AppKit attributes from view attributes.
  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    font = attributes[Keys.FontAttribute.self].map { UIFont(shown: $0) }
    foreground = attributes[Keys.ForegroundColorAttribute.self]
    background = attributes[Keys.BackgroundColorAttribute.self]
    kern = attributes[Keys.KerningAttribute.self]
    tracking = attributes[Keys.TrackingAttribute.self]
    baselineOffset = attributes[Keys.BaselineOffsetAttribute.self]
    underline = attributes[Keys.UnderlineStyleAttribute.self].map { NSUnderlineStyle($0.pattern) }
    strikethrough = attributes[Keys.StrikethroughStyleAttribute.self].map { NSUnderlineStyle($0.pattern) }
    link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]
  }

  /// The attributes as a UIKit and AppKit dictionary.
  fileprivate var keyed: [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    keyed[.font] = font
    keyed[.foregroundColor] = foreground.map { UIColor($0) }
    keyed[.backgroundColor] = background.map { UIColor($0) }
    keyed[.kern] = kern
    keyed[.tracking] = tracking
    keyed[.baselineOffset] = baselineOffset
    keyed[.underlineStyle] = underline?.rawValue
    keyed[.strikethroughStyle] = strikethrough?.rawValue
    keyed[.link] = link
    return keyed
  }
}

extension NSUnderlineStyle {
  /// Creates a single underline with a pattern.
  fileprivate init(_ pattern: Text.LineStyle.Pattern) {
    self =
      switch pattern {
      case .dot: [.single, .patternDot]
      case .dash: [.single, .patternDash]
      case .dashDot: [.single, .patternDashDot]
      case .dashDotDot: [.single, .patternDashDotDot]
      default: .single
      }
  }
}
