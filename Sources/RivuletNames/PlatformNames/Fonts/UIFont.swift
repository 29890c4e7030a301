public import Foundation
import RivuletControls
import RivuletCore
public import RivuletElements
import RivuletLooks

/// A UIKit-, AppKit- and Core Text-compatible font, for code that converts it to a `Font`.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of letters, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The corresponding `Font.Weight`.
    var font: Font.Weight {
      let steps: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.12, .regular), (0.27, .medium), (0.35, .semibold), (0.48, .bold),
        (0.59, .heavy),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// A text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The corresponding `Font.TextStyle`.
    var font: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  /// The font as a `Font`.
  let font: Font
  /// The font size, in points.
  public let pointSize: CGFloat
  /// The name of the typeface.
  public let fontName: String

  init(_ font: Font, size: CGFloat, name: String = ".AppleSystemUIFont") {
    self.font = font
    pointSize = size
    fontName = name
  }

  /// Creates a font from a `Font`. A text style has its standard size.
  convenience init(shown font: Font) {
    switch font.base {
    case .textStyle(let style, _, _): self.init(font, size: Self.size(of: style) * font.scale)
    case .system(let size, _, _): self.init(font, size: size * font.scale)
    case .custom(let name, let size, _): self.init(font, size: size * font.scale, name: name)
    }
  }

  /// Creates a font from an installed typeface. A missing typeface is detected only when text is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
  }

  /// The name of the font family.
  public var familyName: String { fontName }

  /// Returns the font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.sized(fontSize), size: fontSize, name: fontName)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize), size: fontSize) }

  /// Returns the system font with the given weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font), size: fontSize)
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic(), size: fontSize) }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font, design: .monospaced), size: fontSize)
  }

  /// Returns the system font with monospaced digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font).monospacedDigit(), size: fontSize)
  }

  /// Returns the system font for a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.font), size: size(of: style.font))
  }

  private class func size(of style: Font.TextStyle) -> CGFloat {
    (MainThread.isCurrent ? looks : .phone).fonts.size(style.role, .large)
  }

  private class var looks: Looks { MainActor.assumeIsolated { IssueSink.currentServices?.idiom.looks ?? .phone } }

  /// The standard size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size of the system font, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The line height of the system font, in points.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// The height of letters above the baseline in the system font, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth of letters below the baseline in the system font, in points, as a negative number.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of uppercase letters in the system font, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of lowercase letters in the system font, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
}

/// The AppKit name of `UIFont`.
public typealias NSFont = UIFont
/// The Core Text name of `UIFont`.
public typealias CTFont = UIFont

/// A UIKit-compatible object that scales fonts according to the preferred text size. It has no effect, because views scale their fonts.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the font unchanged.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the length unchanged.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// Creates a font from a UIKit, AppKit or Core Text font.
  public init(_ font: CTFont) { self = font.font }

  /// Returns the font at another fixed size.
  func sized(_ size: CGFloat) -> Font {
    if case .custom(let name, _, _) = base {
      var other = Font.custom(name, fixedSize: size)
      other.traits = traits
      return other
    }
    let (design, weight) = designAndWeight
    var other = Font.system(size: size, weight: weight, design: design)
    other.traits = traits
    return other
  }

  /// The design and weight of a system font.
  var designAndWeight: (Design?, Weight?) {
    switch base {
    case .textStyle(_, let design, let weight), .system(_, let design, let weight): (design, weight)
    case .custom: (nil, nil)
    }
  }
}
