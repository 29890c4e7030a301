public import Foundation
public import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink {
  /// A control for items, with a preview of each and a label of its own making.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_items: items, subject, message, preview, label: label())
  }

  /// A control for one item, with a preview and a label of its own making.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A control for addresses, with a label of its own making.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: label())
  }

  /// A control for strings, with a label of its own making.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: label())
  }

  /// A control for an address, with a label of its own making.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: label())
  }

  /// A control for a string, with a label of its own making.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: label())
  }
}
