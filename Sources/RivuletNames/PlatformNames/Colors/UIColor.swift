public import Foundation
import RivuletCore
public import RivuletElements
import RivuletLooks

/// A UIKit-compatible colour, for code that converts it to a `Color`. It either has fixed components or is a system colour that adapts to
/// the appearance.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The colour as a `Color`.
  let color: Color

  /// Creates a colour from a `Color`.
  public init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from components in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a colour from a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a shade of grey in sRGB.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Creates a colour from its hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }

  /// Returns the colour with its opacity multiplied by `alpha`.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(Double(alpha)))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  open override var hash: Int { color.hashValue }
}

extension UIColor {
  private static func system(_ color: SystemColor) -> UIColor { UIColor(Color(provider: .system(color))) }

  /// The system red colour.
  public class var systemRed: UIColor { system(.red) }
  /// The system orange colour.
  public class var systemOrange: UIColor { system(.orange) }
  /// The system yellow colour.
  public class var systemYellow: UIColor { system(.yellow) }
  /// The system green colour.
  public class var systemGreen: UIColor { system(.green) }
  /// The system mint colour.
  public class var systemMint: UIColor { system(.mint) }
  /// The system teal colour.
  public class var systemTeal: UIColor { system(.teal) }
  /// The system cyan colour.
  public class var systemCyan: UIColor { system(.cyan) }
  /// The system blue colour.
  public class var systemBlue: UIColor { system(.blue) }
  /// The system indigo colour.
  public class var systemIndigo: UIColor { system(.indigo) }
  /// The system purple colour.
  public class var systemPurple: UIColor { system(.purple) }
  /// The system pink colour.
  public class var systemPink: UIColor { system(.pink) }
  /// The system brown colour.
  public class var systemBrown: UIColor { system(.brown) }
  /// The system grey colour.
  public class var systemGray: UIColor { system(.gray) }
  /// The second level of the system grey colour.
  public class var systemGray2: UIColor { system(.gray2) }
  /// The third level of the system grey colour.
  public class var systemGray3: UIColor { system(.gray3) }
  /// The fourth level of the system grey colour.
  public class var systemGray4: UIColor { system(.gray4) }
  /// The fifth level of the system grey colour.
  public class var systemGray5: UIColor { system(.gray5) }
  /// The sixth level of the system grey colour.
  public class var systemGray6: UIColor { system(.gray6) }
  /// The system colour for primary labels.
  public class var label: UIColor { system(.primary) }
  /// The system colour for secondary labels.
  public class var secondaryLabel: UIColor { system(.secondary) }
  /// The system colour for tertiary labels.
  public class var tertiaryLabel: UIColor { system(.tertiary) }
  /// The system colour for quaternary labels.
  public class var quaternaryLabel: UIColor { system(.quaternary) }
  /// The system colour for placeholder text.
  public class var placeholderText: UIColor { system(.tertiary) }
  /// The colour of text on a light background, regardless of the appearance.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour of text on a dark background, regardless of the appearance.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The system colour for links.
  public class var link: UIColor { system(.blue) }
  /// The system colour for translucent separators.
  public class var separator: UIColor { system(.separator) }
  /// The system colour for opaque separators.
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }
  /// The system colour for main backgrounds.
  public class var systemBackground: UIColor { system(.background) }
  /// The system colour for content above main backgrounds.
  public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }
  /// The system colour for content above secondary backgrounds.
  public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }
  /// The system colour for the backgrounds of grouped interfaces.
  public class var systemGroupedBackground: UIColor { system(.groupedBackground) }
  /// The system colour for content above grouped backgrounds.
  public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }
  /// The system colour for content above secondary grouped backgrounds.
  public class var tertiarySystemGroupedBackground: UIColor { system(.tertiaryGroupedBackground) }
  /// The system colour for thin and small shapes.
  public class var systemFill: UIColor { system(.fill) }
  /// The system colour for medium-size shapes.
  public class var secondarySystemFill: UIColor { system(.secondaryFill) }
  /// The system colour for large shapes.
  public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }
  /// The system colour for large areas with complex content.
  public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }
  /// The accent colour.
  public class var tintColor: UIColor { UIColor(.accentColor) }
  /// A clear colour.
  public class var clear: UIColor { UIColor(.clear) }
  /// A black colour that is the same in every appearance.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A white colour that is the same in every appearance.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// A grey colour that is the same in every appearance.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A light grey colour that is the same in every appearance.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// A dark grey colour that is the same in every appearance.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// A red colour that is the same in every appearance.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// A green colour that is the same in every appearance.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// A blue colour that is the same in every appearance.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// A cyan colour that is the same in every appearance.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// A yellow colour that is the same in every appearance.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// A magenta colour that is the same in every appearance.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// An orange colour that is the same in every appearance.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// A purple colour that is the same in every appearance.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A brown colour that is the same in every appearance.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

extension Color {
  /// Creates a colour from a UIKit colour.
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a colour from a UIKit colour.
  @_disfavoredOverload public init(_ color: UIColor) {
    self = color.color
  }
}

/// The default type of colour literals.
public typealias _ColorLiteralType = UIColor
