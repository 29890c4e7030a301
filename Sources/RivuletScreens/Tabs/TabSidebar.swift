import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// The tabs of a tab view in a sidebar beside the pages (B20.11).
struct TabSidebar {
  let model: TabModel
  @Environment(\.looks.tabs) private var tabs
  @Environment(\.tabSidebar) private var parts
  @Environment(\.tabViewCustomization) private var customization

  nonisolated init(model: TabModel) { self.model = model }
}

extension TabSidebar: View {
  var body: some View {
    let model = model
    let groups = model.shownGroups
    let selected = model.selectedPage?.id
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        List(selection: Binding(get: { selected }, set: { id in if let id { model.choose(id) } })) {
          if let header = parts.header { header }
          ForEach(groups, id: \.id) { group in
            if let section = group.section {
              Section {
                rows(group)
              } header: {
                TabSidebarHeader(section: section).textCase(nil)
              }
            } else {
              rows(group)
            }
          }
          if let footer = parts.footer { footer }
        }
        .listPlace(.sidebar)
        if let bar = parts.bottomBar { bar.frame(maxWidth: .infinity).padding(10) }
      }
      .frame(width: tabs.sidebarWidth)
      .background { Rectangle().fill(.bar).ignoresSafeArea().accessibilityHidden(true) }
      Divider().ignoresSafeArea()
    }
    .modifier(SemanticsGroupModifier(role: .tabBar))
  }

  @MainActor private func rows(_ group: TabGroup) -> some View {
    ForEach(group.pages, id: \.id) { page in
      TabSidebarRow(page: page, traits: page.traits, badge: page.badge, isSelected: page.isSelected)
        .selectionDisabled(page.traits.isDisabled)
        .tag(page.id)
    }
    .onMove(perform: move(in: group))
  }

  /// Returns an action that moves the tabs of a section; nil if the section or one of its tabs has no customization identifier.
  @MainActor private func move(in group: TabGroup) -> ((IndexSet, Int) -> Void)? {
    guard let customization, let section = group.section?.customizationID else { return nil }
    let ids = group.pages.compactMap { $0.traits.locksOrder ? nil : $0.traits.customizationID }
    guard ids.count == group.pages.count else { return nil }
    return { places, target in
      var order = ids
      order.move(fromOffsets: places, toOffset: target)
      customization.wrappedValue[section: section].tabOrder = order
    }
  }
}

/// The header and actions of a section.
private struct TabSidebarHeader {
  let section: TabSectionTraits
}

extension TabSidebarHeader: View {
  var body: some View {
    HStack(spacing: 4) {
      if let header = section.header { header }
      Spacer(minLength: 0)
      if let actions = section.actions { HStack(spacing: 4) { actions }.buttonStyle(.borderless).labelStyle(.iconOnly) }
    }
  }
}

/// A tab in a sidebar.
private struct TabSidebarRow {
  let page: TabModel.Page
  let traits: TabTraits
  let badge: Badge?
  let isSelected: Bool
  @Environment(\.looks.tabs) private var tabs

  nonisolated init(page: TabModel.Page, traits: TabTraits, badge: Badge?, isSelected: Bool) {
    self.page = page
    self.traits = traits
    self.badge = badge
    self.isSelected = isSelected
  }
}

extension TabSidebarRow: View {
  var body: some View {
    TabLabelPlace(item: page.item, isVertical: false, spacing: tabs.rowSpacing)
      .frame(maxWidth: .infinity, alignment: .leading)
      .opacity(traits.isDisabled ? 0.4 : 1)
      .badge(badge?.label)
      .modifier(TabExtras(traits: traits, badge: badge))
  }
}

/// The app's views around the tabs in a sidebar.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

private struct TabSidebarKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
  /// The app's views around the tabs in a sidebar.
  var tabSidebar: TabSidebarParts {
    get { self[TabSidebarKey.self] }
    set { self[TabSidebarKey.self] = newValue }
  }
}
