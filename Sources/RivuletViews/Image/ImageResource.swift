public import Foundation
import RivuletCore

/// A picture of the app's resources by a name that a tool has made of it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ImageResource: Hashable, @unchecked Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// The picture by a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Image {
  /// A picture of the app's resources.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Label where Title == Text, Icon == Image {
  /// A picture of the app's resources with a title that is looked up in the string table.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A picture of the app's resources with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
