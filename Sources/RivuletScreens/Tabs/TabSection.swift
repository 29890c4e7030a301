import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGraph

/// A group of tabs with a header (B20.01). A bar shows the tabs beside other tabs, and a sidebar shows them below the header.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>
where Content.TabValue == SelectionValue {
  fileprivate let header: Header
  fileprivate let content: Content

  nonisolated private init(_header header: Header, content: Content) {
    self.header = header
    self.content = content
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabSection: TabContent {
  public typealias TabValue = SelectionValue

  public typealias Body = Never

  public static func _makeTabs(content: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let tabs = inputs.makeRule(TabSectionRule(section: content.attribute))
    return inputs.makeList(_GraphValue(tabs))
  }
}

@MainActor
private struct TabSectionRule<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: @MainActor ViewValueRule
where Content.TabValue == SelectionValue {
  let section: Attribute<TabSection<Header, Content, Footer, SelectionValue>>

  mutating func update(_ output: borrowing RuleOutput<ModifiedContent<_TabViews<Content>, TabSectionModifier>>) {
    let section = section.value
    let header = Header.self == EmptyView.self ? nil : AnyView(section.header)
    output.set(ModifiedContent(content: _TabViews(section.content), modifier: TabSectionModifier(header: header)))
  }
}

/// A modifier that assigns a section to its pages.
struct TabSectionModifier {
  let header: AnyView?
  @State private var mark = TabSectionMark()

  nonisolated init(header: AnyView?) { self.header = header }
}

extension TabSectionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (mark, header) = (mark, header)
    content.modifier(ContainerValueModifier { $0.tab.enter(mark, header: header) })
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabSection where Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(_header: header(), content: content())
  }

  /// Creates a section with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(_header: Text(titleKey), content: content())
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(_header: Text(title), content: content())
  }

  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    self.init(_header: EmptyView(), content: content())
  }
}

@available(*, unavailable)
extension TabSection: Sendable {}
