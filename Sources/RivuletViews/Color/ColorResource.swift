public import Foundation

/// A colour of the app's resources by a name that a tool has made of it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ColorResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The colour by a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color {
  /// A colour of the app's resources.
  public nonisolated init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
