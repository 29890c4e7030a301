/// A product of a package that a target links.
public struct PackageProduct: Hashable, Sendable {
  /// The name of the product.
  public var name: String
  /// The package that has it; nil where the project does not say, and no local package declares a product of this name.
  public var package: PackageReference?

  /// Makes a product from its name and its package.
  public init(name: String, package: PackageReference?) {
    self.name = name
    self.package = package
  }
}
