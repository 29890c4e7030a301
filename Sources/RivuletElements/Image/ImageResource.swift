public import Foundation
import RivuletCore

/// The name of an image in an asset catalog, and the bundle that contains the catalog.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource for the named image in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  public static func == (one: ImageResource, other: ImageResource) -> Bool {
    one.name == other.name && one.bundle.bundlePath == other.bundle.bundlePath
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle.bundlePath)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Image {
  /// Creates an image from an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
