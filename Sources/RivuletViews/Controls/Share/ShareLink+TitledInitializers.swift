public import Foundation
import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// A control for items, with a title from the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A control for items, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A control for items, with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel(title))
  }

  /// A control for items, with the label of the system.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel())
  }

  /// A control for one item, with a title from the string table.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A control for one item, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A control for one item, with a title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(title))
  }

  /// A control for one item, with the label of the system.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A control for addresses, with a title from the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A control for addresses, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A control for addresses, with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A control for addresses, with the label of the system.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A control for an address, with a title from the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A control for an address, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A control for an address, with a title.
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A control for an address, with the label of the system.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A control for strings, with a title from the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A control for strings, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A control for strings, with a title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A control for strings, with the label of the system.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// A control for a string, with a title from the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A control for a string, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A control for a string, with a title.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// A control for a string, with the label of the system.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
  }
}
