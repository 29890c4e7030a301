public import RivuletCore
import RivuletElements
import RivuletFoundation

/// A tab label with a title and an image.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct DefaultTabLabel {
  let title: Text?
  let image: Image?

  nonisolated init(title: Text, image: Image) {
    (self.title, self.image) = (title, image)
  }

  /// Creates the label for a role, or an empty label if the role is nil.
  nonisolated init(_ role: TabRole?) {
    (title, image) = role == .search ? (Text(.search), Image(systemName: "magnifyingglass")) : (nil, nil)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension DefaultTabLabel: View {
  public var body: some View {
    if let image { image.accessibilityHidden(true) }
    title
  }
}
