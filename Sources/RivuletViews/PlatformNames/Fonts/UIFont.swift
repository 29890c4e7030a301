public import Foundation
import RivuletCore

/// A font under its name in UIKit, AppKit and Core Text, for code that makes a `Font` of it.
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

    /// The weight of that name for views.
    var font: Font.Weight {
      let steps: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.12, .regular), (0.27, .medium), (0.35, .semibold), (0.48, .bold),
        (0.59, .heavy),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// The use of a text.
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

    /// The style of that name for views.
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

  /// The font that views show.
  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the typeface.
  public let fontName: String

  init(_ font: Font, size: CGFloat, name: String = ".AppleSystemUIFont") {
    self.font = font
    pointSize = size
    fontName = name
  }

  /// An installed typeface by its name. Whether it is there shows when it is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
  }

  /// The name of the family of typefaces.
  public var familyName: String { fontName }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    if case .custom(let name, _, _) = font.base { return UIFont(.custom(name, fixedSize: fontSize), size: fontSize, name: name) }
    let (design, weight) = font.designAndWeight
    var other = Font.system(size: fontSize, weight: weight, design: design)
    other.traits = font.traits
    return UIFont(other, size: fontSize, name: fontName)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize), size: fontSize) }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font), size: fontSize)
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize).italic(), size: fontSize) }

  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font, design: .monospaced), size: fontSize)
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.font).monospacedDigit(), size: fontSize)
  }

  /// The system's font for a use.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.font), size: TextStyleMetrics.size(style.font, .large, MainThread.isCurrent ? idiom : .phone))
  }

  private class var idiom: Idiom { MainActor.assumeIsolated { IssueSink.currentServices?.idiom ?? .phone } }

  /// The size of labels in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// A small size in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The height of a line in points, as the system's font has it.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// The reach of letters above the baseline, as in the system's font.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The reach of letters below the baseline: a negative number, as in the system's font.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capital letters, as in the system's font.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters, as in the system's font.
  public var xHeight: CGFloat { pointSize * 0.526 }
}

/// A font under its name in AppKit.
public typealias NSFont = UIFont
/// A font under its name in Core Text.
public typealias CTFont = UIFont

/// Scales fonts with the reader's size of text, under its name in UIKit. Fonts of views follow that by themselves: they stay as they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Those of a use.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The length itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// The font of that name in UIKit, AppKit or Core Text.
  public init(_ font: CTFont) { self = font.font }

  /// The design and the weight of a font of the system.
  fileprivate var designAndWeight: (Design?, Weight?) {
    switch base {
    case .textStyle(_, let design, let weight), .system(_, let design, let weight): (design, weight)
    case .custom: (nil, nil)
    }
  }
}
