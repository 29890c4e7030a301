public import Foundation
import RivuletCore

/// An AppKit-compatible type that represents the appearance of an interface. It may be read on any thread.
open class NSAppearance: NSObject, @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name("NSAppearanceNameAqua")
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name("NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name("NSAppearanceNameAccessibilityVibrantDark")

    /// The names that can represent this appearance, starting with the name itself, closest match first.
    fileprivate var substitutes: [Name] {
      switch self {
      case .aqua: [self]
      case .darkAqua, .vibrantLight, .accessibilityHighContrastAqua: [self, .aqua]
      case .vibrantDark: [self, .darkAqua, .aqua]
      case .accessibilityHighContrastDarkAqua: [self, .darkAqua, .accessibilityHighContrastAqua, .aqua]
      case .accessibilityHighContrastVibrantLight: [self, .vibrantLight, .accessibilityHighContrastAqua, .aqua]
      case .accessibilityHighContrastVibrantDark:
        [self, .vibrantDark, .accessibilityHighContrastDarkAqua, .darkAqua, .accessibilityHighContrastAqua, .aqua]
      default: [self]
      }
    }

    /// The traits of the appearance; nil if the name is unknown.
    fileprivate var traits: UITraitCollection.Traits? {
      switch self {
      case .aqua, .vibrantLight: .init(style: .light, contrast: .normal)
      case .darkAqua, .vibrantDark: .init(style: .dark, contrast: .normal)
      case .accessibilityHighContrastAqua, .accessibilityHighContrastVibrantLight: .init(style: .light, contrast: .high)
      case .accessibilityHighContrastDarkAqua, .accessibilityHighContrastVibrantDark: .init(style: .dark, contrast: .high)
      default: nil
      }
    }
  }

  /// The name of the appearance.
  public let name: Name
  let traits: UITraitCollection

  private init(_ name: Name, _ traits: UITraitCollection) { (self.name, self.traits) = (name, traits) }

  /// Creates an appearance from traits.
  convenience init(_ traits: UITraitCollection) {
    let name: Name =
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): .accessibilityHighContrastDarkAqua
      case (.dark, _): .darkAqua
      case (_, .high): .accessibilityHighContrastAqua
      default: .aqua
      }
    self.init(name, traits)
  }

  /// Creates a system appearance. Returns nil if the name is unknown.
  public convenience init?(named name: Name) {
    guard let traits = name.traits else { return nil }
    self.init(name, UITraitCollection(traits))
  }

  /// Returns the name that best matches this appearance, or nil if none matches.
  open func bestMatch(from appearances: [Name]) -> Name? { name.substitutes.first { appearances.contains($0) } }

  /// Returns the appearance for which a colour is being selected, or otherwise the front window's appearance.
  open class func currentDrawing() -> NSAppearance { NSAppearance(UITraitCollection.current) }

  /// Runs a closure with this appearance as the current one.
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) { traits.performAsCurrent(block) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }

  open override var hash: Int { name.hashValue }
}

extension NSApplication {
  /// The appearance of the front window. A view that reads this property is not updated when the appearance changes. Views that read the
  /// environment are.
  public var effectiveAppearance: NSAppearance { NSAppearance(UITraitCollection.ofFrontWindow) }
}
