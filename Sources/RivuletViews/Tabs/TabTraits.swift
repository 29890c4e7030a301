import RivuletCore

/// What a page says about its place in the bar or in the sidebar.
struct TabTraits {
  var isHidden = false
  var isDisabled = false
  var customizationID: String?
  var label: Text?
  var identifier: String?
  var menu: AnyView?
  var placement: TabPlacement?
  /// What is hidden before people have said otherwise.
  var isHiddenInBar = false
  var isHiddenInSidebar = false
  /// What people may change; nil for all.
  var barBehavior: TabCustomizationBehavior?
  var sidebarBehavior: TabCustomizationBehavior?
  /// What stands at the header, if this is said of a section.
  var actions: AnyView?
  /// The section that the page is in; nil outside of all.
  var section: TabSectionTraits?

  /// What was said so far was said of a section.
  mutating func enter(_ mark: TabSectionMark, header: AnyView?) {
    let section = TabSectionTraits(mark: mark, header: header, said: [self])
    self = TabTraits(isHidden: isHidden, isDisabled: isDisabled, placement: placement, section: section)
  }

  /// Whether people may hide and show it.
  private func locksVisibility(inSidebar isSidebar: Bool) -> Bool {
    (isSidebar ? sidebarBehavior : barBehavior).map { $0 != .automatic } ?? false
  }

  /// Whether people may move it.
  var locksOrder: Bool { sidebarBehavior == .disabled }

  /// Whether it is shown where tabs are in a sidebar or in a bar.
  func isShown(inSidebar isSidebar: Bool, _ customization: TabViewCustomization?) -> Bool {
    if isHidden || placement == .sidebarOnly && !isSidebar { return false }
    if let section, section.said.contains(where: { !$0.isShown(inSidebar: isSidebar, customization) }) { return false }
    let isHiddenAtFirst = isSidebar ? isHiddenInSidebar : isHiddenInBar
    guard let customizationID, let customization, !locksVisibility(inSidebar: isSidebar) else { return !isHiddenAtFirst }
    switch customization.visibility(of: customizationID, inSidebar: isSidebar) {
    case .automatic: return !isHiddenAtFirst
    case .visible: return true
    case .hidden: return false
    }
  }
}

/// One section in the tree of views, which its pages have in common.
@MainActor
final class TabSectionMark {
  nonisolated init() {}
}

/// What a section says of itself.
struct TabSectionTraits {
  let mark: TabSectionMark
  let header: AnyView?
  /// The traits of the section itself; one element.
  let said: [TabTraits]

  var customizationID: String? { said[0].customizationID }
  var actions: AnyView? { said[0].actions }
}

/// Tabs one after the other: a section, or tabs outside of all.
@MainActor
struct TabGroup {
  let section: TabSectionTraits?
  var pages: [TabModel.Page]

  /// Tells it from other groups for as long as it begins with the same section or page.
  var id: ObjectIdentifier { section.map { ObjectIdentifier($0.mark) } ?? pages[0].id }
}

private struct TabTraitsKey: ContainerValueKey {
  static var defaultValue: TabTraits { TabTraits() }
}

extension ContainerValues {
  /// What the page says about its place in the bar.
  var tab: TabTraits {
    get { self[TabTraitsKey.self] }
    set { self[TabTraitsKey.self] = newValue }
  }
}
