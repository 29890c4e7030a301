public import Foundation
public import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink {
  /// A link that shares some things, each with a preview.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(_items: items, subject: subject, message: message, preview: preview, label: label())
  }

  /// A link that shares one thing with a preview.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// A link that shares addresses.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: label())
  }

  /// A link that shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// A link that shares texts.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: label())
  }

  /// A link that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// A link that shares some things, each with a preview.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel())
  }

  /// A link that shares one thing with a preview.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: DefaultShareLinkLabel())
  }

  /// A link that shares some things, each with a preview under a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link that shares one thing with a preview under a title from the string table.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link that shares some things, each with a preview under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link that shares one thing with a preview under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link that shares some things, each with a preview under a text.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(_items: items, subject: subject, message: message, preview: preview, label: DefaultShareLinkLabel(title))
  }

  /// A link that shares one thing with a preview under a text.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      _items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview }, label: DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  /// A link that shares addresses.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// A link that shares an address.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// A link that shares addresses under a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link that shares an address under a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link that shares addresses under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link that shares an address under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link that shares addresses under a text.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title))
  }

  /// A link that shares an address under a text.
  nonisolated public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  /// A link that shares texts.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// A link that shares a text.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel())
  }

  /// A link that shares texts under a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link that shares a text under a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// A link that shares texts under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link that shares a text under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(Text(title)))
  }

  /// A link that shares texts under a text.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(_items: items, subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title))
  }

  /// A link that shares a text under a text.
  nonisolated public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(_items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: DefaultShareLinkLabel(title))
  }
}
