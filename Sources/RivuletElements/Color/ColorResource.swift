public import Foundation

/// The name of a colour in an asset catalog, and the bundle that contains the catalog.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for the named colour in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  public static func == (one: ColorResource, other: ColorResource) -> Bool {
    one.name == other.name && one.bundle.bundlePath == other.bundle.bundlePath
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle.bundlePath)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color {
  /// Creates a colour from an asset catalog.
  public nonisolated init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
