public import Foundation
import RivuletCore
public import RivuletElements

extension UIColor {
  /// Creates a colour from the app's asset catalogs. Returns nil if the name is unknown.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a colour from a bundle's asset catalogs. Returns nil if the name is unknown.
  ///
  /// - Parameters:
  ///   - name: The name of the colour in a catalog.
  ///   - bundle: The bundle; nil for the app's main bundle.
  ///   - traitCollection: The traits that determine the variant; nil to use the traits where the colour is drawn.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = Color(existing: name, in: bundle) else { return nil }
    self.init(traitCollection.map { color.fixed(for: $0) } ?? color)
  }

  /// Creates a colour from an asset catalog. The colour is clear if it does not exist.
  @available(iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a colour that a closure selects according to the traits where it is drawn.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(Color(choosing: { dynamicProvider($0).color }))
  }

  /// Creates a colour from components in Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Returns the colour with the components that it has for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { UIColor(color.fixed(for: traitCollection)) }
}
