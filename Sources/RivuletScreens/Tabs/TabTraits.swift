import RivuletCore
import RivuletElements

/// A page's settings for its tab in a bar or a sidebar.
struct TabTraits {
  var isHidden = false
  var isDisabled = false
  var customizationID: String?
  var label: Text?
  var identifier: String?
  var menu: AnyView?
  var placement: TabPlacement?
  /// True if the tab is hidden until people show it.
  var isHiddenInBar = false
  var isHiddenInSidebar = false
  /// The changes that people may make; nil for all.
  var barBehavior: TabCustomizationBehavior?
  var sidebarBehavior: TabCustomizationBehavior?
  /// The actions in the header, if these traits belong to a section.
  var actions: AnyView?
  /// The section that contains the page, or nil if there is none.
  var section: TabSectionTraits?

  /// Moves the traits that have been set so far to a new section around the page.
  mutating func enter(_ mark: TabSectionMark, header: AnyView?) {
    let section = TabSectionTraits(mark: mark, header: header, said: [self])
    self = TabTraits(isHidden: isHidden, isDisabled: isDisabled, placement: placement, section: section)
  }

  /// Returns true if people may not hide and show the tab.
  private func locksVisibility(inSidebar isSidebar: Bool) -> Bool {
    (isSidebar ? sidebarBehavior : barBehavior).map { $0 != .automatic } ?? false
  }

  /// True if people may not move the tab.
  var locksOrder: Bool { sidebarBehavior == .disabled }

  /// Returns true if the tab is visible in a sidebar or in a bar.
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

/// The identity of a section in the view tree, shared by its pages.
@MainActor
final class TabSectionMark {
  nonisolated init() {}
}

/// The settings of a section.
struct TabSectionTraits {
  let mark: TabSectionMark
  let header: AnyView?
  /// The traits of the section itself, as an array with one element.
  let said: [TabTraits]

  var customizationID: String? { said[0].customizationID }
  var actions: AnyView? { said[0].actions }
}

/// Consecutive tabs in one section, or outside all sections.
@MainActor
struct TabGroup {
  let section: TabSectionTraits?
  var pages: [TabModel.Page]

  /// The identity of the group as long as it starts with the same section or page.
  var id: ObjectIdentifier { section.map { ObjectIdentifier($0.mark) } ?? pages[0].id }
}

private struct TabTraitsKey: ContainerValueKey {
  static var defaultValue: TabTraits { TabTraits() }
}

extension ContainerValues {
  /// The page's settings for its tab.
  var tab: TabTraits {
    get { self[TabTraitsKey.self] }
    set { self[TabTraitsKey.self] = newValue }
  }
}
