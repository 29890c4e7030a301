public import Foundation
import RivuletCore

/// A colour under its name in UIKit, for code that makes a `Color` of it: those of the system, which follow the appearance, and such of components.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The colour that views show.
  let color: Color

  /// The colour that views show.
  public init(_ color: Color) {
    self.color = color
  }

  /// A colour of components in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// The colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey in sRGB.
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// A colour of hue, saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
  }

  /// The colour made paler.
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

  /// The system's red.
  public class var systemRed: UIColor { system(.red) }
  /// The system's orange.
  public class var systemOrange: UIColor { system(.orange) }
  /// The system's yellow.
  public class var systemYellow: UIColor { system(.yellow) }
  /// The system's green.
  public class var systemGreen: UIColor { system(.green) }
  /// The system's mint.
  public class var systemMint: UIColor { system(.mint) }
  /// The system's teal.
  public class var systemTeal: UIColor { system(.teal) }
  /// The system's cyan.
  public class var systemCyan: UIColor { system(.cyan) }
  /// The system's blue.
  public class var systemBlue: UIColor { system(.blue) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { system(.indigo) }
  /// The system's purple.
  public class var systemPurple: UIColor { system(.purple) }
  /// The system's pink.
  public class var systemPink: UIColor { system(.pink) }
  /// The system's brown.
  public class var systemBrown: UIColor { system(.brown) }
  /// The system's gray.
  public class var systemGray: UIColor { system(.gray) }
  /// The system's colour of that name.
  public class var systemGray2: UIColor { system(.gray2) }
  /// The system's colour of that name.
  public class var systemGray3: UIColor { system(.gray3) }
  /// The system's colour of that name.
  public class var systemGray4: UIColor { system(.gray4) }
  /// The system's colour of that name.
  public class var systemGray5: UIColor { system(.gray5) }
  /// The system's colour of that name.
  public class var systemGray6: UIColor { system(.gray6) }
  /// The system's colour of that name.
  public class var label: UIColor { system(.primary) }
  /// The system's colour of that name.
  public class var secondaryLabel: UIColor { system(.secondary) }
  /// The system's colour of that name.
  public class var tertiaryLabel: UIColor { system(.tertiary) }
  /// The system's colour of that name.
  public class var quaternaryLabel: UIColor { system(.quaternary) }
  /// The system's colour of that name.
  public class var placeholderText: UIColor { system(.tertiary) }
  /// The system's colour of that name.
  public class var link: UIColor { system(.blue) }
  /// The system's colour of that name.
  public class var separator: UIColor { system(.separator) }
  /// The system's colour of that name.
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }
  /// The system's colour of that name.
  public class var systemBackground: UIColor { system(.background) }
  /// The system's colour of that name.
  public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }
  /// The system's colour of that name.
  public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }
  /// The system's colour of that name.
  public class var systemGroupedBackground: UIColor { system(.groupedBackground) }
  /// The system's colour of that name.
  public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }
  /// The system's colour of that name.
  public class var tertiarySystemGroupedBackground: UIColor { system(.tertiaryGroupedBackground) }
  /// The system's colour of that name.
  public class var systemFill: UIColor { system(.fill) }
  /// The system's colour of that name.
  public class var secondarySystemFill: UIColor { system(.secondaryFill) }
  /// The system's colour of that name.
  public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }
  /// The system's colour of that name.
  public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }
  /// The accent colour.
  public class var tintColor: UIColor { UIColor(.accentColor) }
  /// Nothing is drawn.
  public class var clear: UIColor { UIColor(.clear) }
  /// The same in every appearance.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// The same in every appearance.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// The same in every appearance.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// The same in every appearance.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// The same in every appearance.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// The same in every appearance.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// The same in every appearance.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The same in every appearance.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// The same in every appearance.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// The same in every appearance.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// The same in every appearance.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// The same in every appearance.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// The same in every appearance.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// The same in every appearance.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

extension Color {
  /// The colour of that name in UIKit.
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// The colour of that name in UIKit.
  public init(_ color: UIColor) {
    self = color.color
  }
}

/// What a literal of a colour is where nothing else says.
public typealias _ColorLiteralType = UIColor
