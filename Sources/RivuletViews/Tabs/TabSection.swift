public import RivuletCore

/// Tabs that belong together, under a header (B20.01). The bar shows them beside the other tabs; the header is read where tabs are a list.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>
where Content.TabValue == SelectionValue {
  private let header: Header
  private let content: Content

  nonisolated private init(_header header: Header, content: Content) {
    self.header = header
    self.content = content
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabSection: TabContent {
  public typealias TabValue = SelectionValue

  public var body: Content { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabSection where Footer == EmptyView {
  /// Tabs under a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(_header: header(), content: content())
  }

  /// Tabs under a title from the string table.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(_header: Text(titleKey), content: content())
  }

  /// Tabs under a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(_header: Text(title), content: content())
  }

  /// Tabs without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    self.init(_header: EmptyView(), content: content())
  }
}

@available(*, unavailable)
extension TabSection: Sendable {}
