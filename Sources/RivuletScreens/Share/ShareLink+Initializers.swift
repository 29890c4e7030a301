public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink {
  /// Creates a share link for items, with a preview for each item and a custom label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_items: items, subject, message, preview, label: label())
  }

  /// Creates a share link for an item, with a preview and a custom label.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share link for URLs, with a custom label.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: label())
  }

  /// Creates a share link for strings, with a custom label.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: label())
  }

  /// Creates a share link for a URL, with a custom label.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: label())
  }

  /// Creates a share link for a string, with a custom label.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: label())
  }
}
