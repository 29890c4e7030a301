import RivuletCore
import RivuletElements

/// A page's settings for its tab in a bar or sidebar.
struct TabTraits {
  var isHidden = false
  var isDisabled = false
  var customizationID: String?
  var label: Text?
  var identifier: String?
  var menu: AnyView?
  var placement: TabPlacement?
  /// True if the tab is hidden by default.
  var isHiddenInBar = false
  var isHiddenInSidebar = false
  /// The customizations that people can make; nil for all customizations.
  var barBehavior: TabCustomizationBehavior?
  var sidebarBehavior: TabCustomizationBehavior?
  /// The actions in the section header, if these traits belong to a section.
  var actions: AnyView?
  /// The section that contains the page; nil for none.
  var section: TabSectionTraits?

  /// Assigns the traits set so far to a new section that contains the page.
  mutating func enter(_ mark: TabSectionMark, header: AnyView?) {
    let section = TabSectionTraits(mark: mark, header: header, said: [self])
    self = TabTraits(isHidden: isHidden, isDisabled: isDisabled, placement: placement, section: section)
  }

  /// Returns true if people can't customize the visibility of the tab.
  private func locksVisibility(inSidebar isSidebar: Bool) -> Bool {
    (isSidebar ? sidebarBehavior : barBehavior).map { $0 != .automatic } ?? false
  }

  /// True if people can't move the tab.
  var locksOrder: Bool { sidebarBehavior == .disabled }

  /// Returns true if the tab is visible in a sidebar or bar.
  func isShown(inSidebar isSidebar: Bool, _ customization: TabViewCustomization?) -> Bool {
    if isHidden || placement == .sidebarOnly && !isSidebar { return false }
    if let section, section.said.contains(where: { !$0.isShown(inSidebar: isSidebar, customization) }) { return false }
    let isHiddenByDefault = isSidebar ? isHiddenInSidebar : isHiddenInBar
    guard let customizationID, let customization, !locksVisibility(inSidebar: isSidebar) else { return !isHiddenByDefault }
    switch customization.visibility(of: customizationID, inSidebar: isSidebar) {
    case .automatic: return !isHiddenByDefault
    case .visible: return true
    case .hidden: return false
    }
  }
}

/// The identity of a section in the view tree, which its pages share.
@MainActor
final class TabSectionMark {
  nonisolated init() {}
}

/// The settings of a section.
struct TabSectionTraits {
  let mark: TabSectionMark
  let header: AnyView?
  /// The traits of the section itself, in an array with a single element.
  let said: [TabTraits]

  var customizationID: String? { said[0].customizationID }
  var actions: AnyView? { said[0].actions }
}

/// Consecutive tabs in a section, or outside all sections.
@MainActor
struct TabGroup {
  let section: TabSectionTraits?
  var pages: [TabModel.Page]

  /// The identity of the group, which is stable as long as the group starts with the same section or page.
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
