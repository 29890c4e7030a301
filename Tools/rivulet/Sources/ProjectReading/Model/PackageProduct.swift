/// A package product that a target links.
public struct PackageProduct: Hashable, Sendable {
  /// The name of the product.
  public var name: String
  /// The package that contains it; nil if the project does not specify one and no local package declares a product with this name.
  public var package: PackageReference?

  /// Creates a product from its name and its package.
  public init(name: String, package: PackageReference?) {
    self.name = name
    self.package = package
  }
}
