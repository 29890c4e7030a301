import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGraph

/// The content of a tab view, which consists of one or more tabs (B20.01).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the value that identifies a tab.
  associatedtype TabValue: Hashable
  /// The type of content that composes this content.
  associatedtype Body: TabContent

  /// The tabs that compose this content.
  @MainActor @preconcurrency @TabContentBuilder<TabValue> var body: Body { get }

  static func _makeTabs(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TabContent {
  public static func _makeTabs(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let body = inputs.makeBody(TabContentBody<Self>.self, of: content)
    return Body._makeTabs(content: body, inputs: &inputs)
  }
}

private enum TabContentBody<Container: TabContent>: BodyAccessor {
  static func body(of container: Container) -> Container.Body { container.body }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TabContent where Body == Never {
  /// A placeholder that is never called, because only built-in tabs have no body.
  public var body: Never {
    fatalError("body of \(Self.self) was accessed, but its Body is Never. Only the library's own types may omit a body.")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Never: TabContent {
  public typealias TabValue = Never
}

/// A view for each tab in the content.
public struct _TabViews<Content: TabContent> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _TabViews: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    Content._makeTabs(content: view.first(as: Content.self), inputs: &inputs)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    (Content.self as? any CountedTabs.Type)?.tabCount(inputs)
  }
}

/// Tabs whose number is known before they are built.
@MainActor
private protocol CountedTabs {
  /// Returns the number of tabs, or nil if it is unknown.
  static func tabCount(_ inputs: _ViewListCountInputs) -> Int?
}

extension _TabViewContent: CountedTabs {
  fileprivate static func tabCount(_ inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Tab: CountedTabs {
  fileprivate static func tabCount(_ inputs: _ViewListCountInputs) -> Int? { 1 }
}

/// Tabs that are represented as views.
public struct _TabViewContent<TabValue: Hashable, Content: View> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension _TabViewContent: TabContent {
  public typealias Body = Never

  public static func _makeTabs(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeList(content.first(as: Content.self))
  }
}

/// A result builder that creates tabs.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

  public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }

  public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue> {
    _TabViewContent(TupleView((_TabViews(c0), _TabViews(c1))))
  }

  public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue> {
    _TabViewContent(TupleView((_TabViews(c0), _TabViews(c1), _TabViews(c2))))
  }

  public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue> {
    _TabViewContent(TupleView((_TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3))))
  }

  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>, C4: TabContent<TabValue>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some TabContent<TabValue> {
    _TabViewContent(TupleView((_TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3), _TabViews(c4))))
  }

  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>, C4: TabContent<TabValue>,
    C5: TabContent<TabValue>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some TabContent<TabValue> {
    _TabViewContent(TupleView((_TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3), _TabViews(c4), _TabViews(c5))))
  }

  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>, C4: TabContent<TabValue>,
    C5: TabContent<TabValue>, C6: TabContent<TabValue>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some TabContent<TabValue> {
    _TabViewContent(TupleView((_TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3), _TabViews(c4), _TabViews(c5), _TabViews(c6))))
  }

  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>, C4: TabContent<TabValue>,
    C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some TabContent<TabValue> {
    _TabViewContent(
      TupleView((_TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3), _TabViews(c4), _TabViews(c5), _TabViews(c6), _TabViews(c7))))
  }

  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>, C4: TabContent<TabValue>,
    C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>, C8: TabContent<TabValue>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some TabContent<TabValue> {
    _TabViewContent(
      TupleView(
        (
          _TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3), _TabViews(c4), _TabViews(c5), _TabViews(c6), _TabViews(c7),
          _TabViews(c8)
        )))
  }

  public static func buildBlock<
    C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>, C4: TabContent<TabValue>,
    C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>, C8: TabContent<TabValue>, C9: TabContent<TabValue>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some TabContent<TabValue> {
    _TabViewContent(
      TupleView(
        (
          _TabViews(c0), _TabViews(c1), _TabViews(c2), _TabViews(c3), _TabViews(c4), _TabViews(c5), _TabViews(c6), _TabViews(c7),
          _TabViews(c8), _TabViews(c9)
        )))
  }

  public static func buildLimitedAvailability<C: TabContent<TabValue>>(_ content: C) -> some TabContent<TabValue> {
    _TabViewContent(AnyView(_TabViews(content)))
  }

  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> some TabContent<TabValue> {
    _TabViewContent(content.map { _TabViews($0) })
  }

  public static func buildEither<A: TabContent<TabValue>, B: TabContent<TabValue>>(
    first: A
  ) -> _TabViewContent<TabValue, _ConditionalContent<_TabViews<A>, _TabViews<B>>> {
    _TabViewContent(ViewBuilder.buildEither(first: _TabViews(first)))
  }

  public static func buildEither<A: TabContent<TabValue>, B: TabContent<TabValue>>(
    second: B
  ) -> _TabViewContent<TabValue, _ConditionalContent<_TabViews<A>, _TabViews<B>>> {
    _TabViewContent(ViewBuilder.buildEither(second: _TabViews(second)))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TabContentBuilder {
  /// A view for each tab of a tab view.
  public struct Content<C: TabContent> {
    let tabs: _TabViews<C>

    nonisolated init(_ tabs: _TabViews<C>) { self.tabs = tabs }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TabContentBuilder.Content: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    _TabViews<C>._makeViewList(view: view.first(as: _TabViews<C>.self), inputs: &inputs)
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// The purpose of a tab.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind

  /// The role of a search tab.
  public static var search: TabRole { TabRole(kind: .search) }
}

/// A tab, with its page and its label in the bar (B20.01).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct Tab<Value: Hashable, Content: View, Label: View> {
  fileprivate let value: Value?
  fileprivate let content: Content
  fileprivate let label: Label

  nonisolated private init(_value value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Tab: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never

  public static func _makeTabs(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let page = inputs.makeRule(TabRule(tab: content.attribute))
    return inputs.makeList(_GraphValue(page))
  }
}

@MainActor
private struct TabRule<Value: Hashable, Content: View, Label: View>: @MainActor ViewValueRule {
  let tab: Attribute<Tab<Value, Content, Label>>

  mutating func update(_ output: borrowing RuleOutput<TabPage<Value, Content, Label>>) {
    let tab = tab.value
    output.set(TabPage(value: tab.value, content: tab.content, label: tab.label))
  }
}

/// The page of a tab, with its label and its tag.
struct TabPage<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label
}

extension TabPage: View {
  var body: some View {
    let tag = value
    content.modifier(TabItemModifier(label: label)).modifier(ContainerValueModifier { if let tag { $0.setTag(tag) } })
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Tab {
  /// Creates a tab with a selection value.
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_value: value, content: content(), label: label())
  }

  /// Creates a tab with a selection value, without a label.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(_value: value, content: content(), label: EmptyView())
  }

  /// Creates a tab with a selection value, and a role's default title and symbol.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(_value: value, content: content(), label: DefaultTabLabel(role))
  }

  /// Creates a tab with a selection value, a localized title, and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a selection value, a title that is not localized, and a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: value, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a selection value, a localized title, and an image from the app.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a selection value, a title that is not localized, and an image from the app.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: value, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Tab where Value == Never {
  /// Creates a tab without a selection value, which only people can select.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_value: nil, content: content(), label: label())
  }

  /// Creates a tab without a label or selection value, which only people can select.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(_value: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab without a selection value, but with a role's default title and symbol. Only people can select the tab.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(_value: nil, content: content(), label: DefaultTabLabel(role))
  }

  /// Creates a tab without a selection value, but with a localized title and an image from the app. Only people can select the tab.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab without a selection value, but with a title that is not localized and an image from the app. Only people can select the
  /// tab.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Creates a tab without a selection value, but with a localized title and a symbol. Only people can select the tab.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab without a selection value, but with a title that is not localized and a symbol. Only people can select the tab.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(_value: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }
}
