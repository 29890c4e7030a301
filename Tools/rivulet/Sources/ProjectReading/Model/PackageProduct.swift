/// A package product that a target links.
public struct PackageProduct: Hashable, Sendable {
  /// The name of the product.
  public var name: String
  /// The package that contains the product, or nil if the project doesn't specify it and no local package declares a product with that
  /// name.
  public var package: PackageReference?

  /// Creates a product from its name and package.
  public init(name: String, package: PackageReference?) {
    self.name = name
    self.package = package
  }
}
