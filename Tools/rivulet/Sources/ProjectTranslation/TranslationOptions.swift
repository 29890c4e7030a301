/// The choices of a translation that are not in the project.
public struct TranslationOptions: Hashable, Sendable {
  /// The package whose products stand for the frameworks of Apple's system.
  public struct Library: Hashable, Sendable {
    /// The folder of the package, by its absolute path.
    public var path: String
    /// The names of the products that every target gets.
    public var products: [String]

    /// Makes a library from its place.
    public init(path: String, products: [String] = ["SwiftUI", "Combine"]) {
      self.path = path
      self.products = products
    }
  }

  /// The folder that the package is written to, by its absolute path. It may not lie within the project's folder.
  public var cacheFolder: String
  /// The package with SwiftUI; nil for programs that need none.
  public var library: Library?
  /// Modules that every file sees as if it imported them, because on a Mac Foundation brings them.
  public var implicitModules: [String]
  /// Flags for the compiler that every target gets.
  public var compilerFlags: [String]

  /// Makes the options. Without a list of modules they are those that a Mac's Foundation brings and the toolchain and the library have.
  public init(cacheFolder: String, library: Library? = nil, implicitModules: [String]? = nil, compilerFlags: [String] = []) {
    self.cacheFolder = cacheFolder
    self.library = library
    let foundation = ["FoundationNetworking", "FoundationXML", "Observation"]
    self.implicitModules = implicitModules ?? (library?.products.contains("Combine") == true ? ["Combine"] + foundation : foundation)
    self.compilerFlags = compilerFlags
  }
}
