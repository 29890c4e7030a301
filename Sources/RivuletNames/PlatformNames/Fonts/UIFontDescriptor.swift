public import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks
import RivuletText

/// A UIKit-compatible type that represents the attributes of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The corresponding `Font.Design`; nil if the design is unknown.
    fileprivate var font: Font.Design? {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  /// The traits of a typeface.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let font: Font
  /// The font size, in points.
  public let pointSize: CGFloat
  /// The name of the typeface.
  public let postscriptName: String

  init(_ font: Font, size: CGFloat, name: String) {
    self.font = font
    pointSize = size
    postscriptName = name
  }

  /// Creates a descriptor for an installed typeface.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.custom(fontName, fixedSize: size), size: size, name: fontName)
  }

  /// Returns the descriptor of the system font for a text style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The traits of the typeface.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    let own = font.traits
    if own.isItalic == true { traits.insert(.traitItalic) }
    let weight: Font.Weight? =
      switch own.weight {
      case .fixed(let weight): weight
      case .bold: .bold
      case nil: font.designAndWeight.1
      }
    if let weight, [.semibold, .bold, .heavy, .black].contains(weight) { traits.insert(.traitBold) }
    if own.isMonospaced == true || font.designAndWeight.0 == .monospaced { traits.insert(.traitMonoSpace) }
    if own.width == .condensed { traits.insert(.traitCondensed) }
    if own.width == .expanded { traits.insert(.traitExpanded) }
    if own.leading == .tight { traits.insert(.traitTightLeading) }
    if own.leading == .loose { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// Returns the descriptor with exactly the given traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = Font(font.base.regular)
    font.scale = self.font.scale
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    if symbolicTraits.contains(.traitCondensed) { font = font.width(.condensed) }
    if symbolicTraits.contains(.traitExpanded) { font = font.width(.expanded) }
    if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
    if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
    return UIFontDescriptor(font, size: pointSize, name: postscriptName)
  }

  /// Returns the descriptor with another design. Returns nil if the typeface is not a system typeface.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard let design = design.font, let base = font.base.with(design) else { return nil }
    var other = Font(base)
    other.traits = font.traits
    other.scale = font.scale
    return UIFontDescriptor(other, size: pointSize, name: postscriptName)
  }

  /// Returns the descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.sized(newPointSize), size: newPointSize, name: postscriptName)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The attributes of the font.
  ///   - pointSize: The size, in points; zero to use the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isOwn = pointSize == 0 || pointSize == descriptor.pointSize
    self.init(
      isOwn ? descriptor.font : descriptor.font.sized(pointSize), size: isOwn ? descriptor.pointSize : pointSize,
      name: descriptor.postscriptName)
  }

  /// The attributes of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize, name: fontName) }

  /// The names of the installed font families; empty if there is no host with fonts.
  public class var familyNames: [String] {
    MainThread.run { (IssueSink.currentServices?.textMeasurer as? any TextLayoutEngine)?.fontFamilies ?? [] }
  }

  /// Returns the names of a family's fonts. The result contains only the family's name, or is empty if the family is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] { familyNames.contains(familyName) ? [familyName] : [] }
}

extension Font.Base {
  /// Returns the base with another design; nil if the typeface is not a system typeface.
  fileprivate func with(_ design: Font.Design) -> Font.Base? {
    switch self {
    case .textStyle(let style, _, let weight): .textStyle(style, design: design, weight: weight)
    case .system(let size, _, let weight): .system(size: size, design: design, weight: weight)
    case .custom: nil
    }
  }

  /// The base with the regular weight.
  fileprivate var regular: Font.Base {
    switch self {
    case .textStyle(let style, let design, _): .textStyle(style, design: design, weight: nil)
    case .system(let size, let design, _): .system(size: size, design: design, weight: nil)
    case .custom: self
    }
  }
}
