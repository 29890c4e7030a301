import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks

/// A view that shows one of several pages, with a bar for switching between them (B20.01–B20.14).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var model = TabModel()
  @Environment(\.looks.tabs) private var bar
  @Environment(\.tabLook) private var look
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.tabViewCustomization) private var customization
  @Environment(\.horizontalSizeClass) private var width

  /// Creates a tab view with a binding to the selection. A nil binding lets the tab view manage its selection.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension TabView where SelectionValue == Int {
  /// Creates a tab view that manages its own selection.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TabView {
  /// Creates a tab view from tabs, with a binding to the selection.
  nonisolated public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(_TabViews(content()))
  }

  /// Creates a tab view from tabs that only people can select.
  nonisolated public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(_TabViews(content()))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
extension TabView: View {
  /// Returns 1, because a tab view is a single view, even as a tab of another tab view.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }

  public var body: some View {
    let isSidebar = look.kind == .sidebar && (bar.prefersSidebar || width == .regular && placement != .tabBar)
    let pages = TabPages(
      model: model, selected: selection.map { AnyHashable($0.wrappedValue) }, access: access,
      arrangement: TabArrangement(isSidebar: isSidebar, customization: customization?.wrappedValue), content: content
    )
    .environment(\.showsTabsAsSidebarRows, isSidebar).environment(\.tabSidebar, TabSidebarParts()).environment(\.tabViewCustomization, nil)
    if look.kind == .pages {
      PagedTabs(selected: selection.map { AnyHashable($0.wrappedValue) }, access: access, content: content)
    } else if look.kind == .sidebar {
      HStack(spacing: 0) {
        if isSidebar { TabSidebar(model: model) }
        pages.modifier(TabBarLayer(model: model, isShown: !isSidebar))
      }
      .modifier(SplitRoom())
    } else if bar.segments != nil {
      VStack(spacing: 0) {
        TabBar(model: model)
        pages
      }
    } else {
      pages.modifier(TabBarLayer(model: model, isShown: true))
    }
  }

  private var access: TabSelectionAccess {
    TabSelectionAccess(
      tag: { $0.tag(for: SelectionValue.self).map { AnyHashable($0) } },
      select: { [selection] value in
        guard let selection, let value = value.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      })
  }
}

/// The operations that read tags and write the selection.
struct TabSelectionAccess {
  /// A function that returns the selection value of a page, or nil if the page has none.
  let tag: (ContainerValues) -> AnyHashable?
  /// A function that writes the selection, and returns false if the app does not bind the selection.
  package let select: (AnyHashable) -> Bool
}

/// The pages of a tab view. Only the selected page is visible.
struct TabPages<Content: View> {
  let model: TabModel
  /// The selected value; nil if the app does not bind the selection.
  let selected: AnyHashable?
  let access: TabSelectionAccess
  let arrangement: TabArrangement
  let content: Content
}

extension TabPages: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let model = view.attribute.untrackedValue.model
    var inner = inputs
    (inner.stackAxis, inner.rowKind, inner.defersTabPages) = (nil, .lazy, true)
    let elements = inner.makeList(view.last(as: Content.self)).elements
    let version = model.begin(elements, inputs) { TabsRule(view: view.attribute, model: model) }
    return _ViewListOutputs(node: model.node, preferences: inputs.dynamicPreferences(of: model.pages, version: version))
  }
}
