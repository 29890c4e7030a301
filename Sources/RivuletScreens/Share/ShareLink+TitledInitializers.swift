public import Foundation
import RivuletControls
import RivuletCore
public import RivuletElements
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share link for items, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a share link for items, with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a share link for items, with a `Text` as its title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel(title))
  }

  /// Creates a share link for items, with the default label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject, message, preview, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for an item, with a localized title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a share link for an item, with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a share link for an item, with a `Text` as its title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel(title))
  }

  /// Creates a share link for an item, with the default label.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject, message, { _ in preview }, label: DefaultShareLinkLabel())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a share link for URLs, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a share link for URLs, with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a share link for URLs, with a `Text` as its title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// Creates a share link for URLs, with the default label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == URL {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for a URL, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a share link for a URL, with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a share link for a URL, with a `Text` as its title.
  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// Creates a share link for a URL, with the default label.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for strings, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a share link for strings, with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a share link for strings, with a `Text` as its title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// Creates a share link for strings, with the default label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element == String {
    self.init(_items: items, subject, message, nil, label: DefaultShareLinkLabel())
  }

  /// Creates a share link for a string, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a share link for a string, with a title that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a share link for a string, with a `Text` as its title.
  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel(title))
  }

  /// Creates a share link for a string, with the default label.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject, message, nil, label: DefaultShareLinkLabel())
  }
}
