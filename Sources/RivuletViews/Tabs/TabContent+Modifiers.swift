import Foundation
public import RivuletCore

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  /// The tabs with a modifier of their pages.
  nonisolated private func pages<M: ViewModifier>(_ modifier: M) -> _TabViewContent<TabValue, ModifiedContent<_TabViews<Self>, M>> {
    _TabViewContent(ModifiedContent(content: _TabViews(self), modifier: modifier))
  }

  nonisolated private func badged(_ label: Text?) -> some TabContent<TabValue> {
    let badge = Badge(label)
    return pages(ContainerValueModifier { $0.listRow.badge = badge })
  }

  /// Shows a number on the tab; none for 0 (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { badged(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text on the tab; none for nil (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Shows a text from the string table on the tab; none for nil (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badged(key.map { Text($0) }) }

  /// Shows a text as it is on the tab; none for nil (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { Text($0) })
  }

  /// Takes the tab out of the bar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.isHidden = $0.tab.isHidden || hidden })
  }

  /// Keeps people from choosing the tab.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.isDisabled = $0.tab.isDisabled || disabled })
  }

  /// Names the tab where people arrange tabs.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.customizationID = $0.tab.customizationID ?? id })
  }

  /// What people may change of the tab where they arrange tabs: all for no placement.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let (isBar, isSidebar) = (placements.includes(.tabBar), placements.includes(.sidebar))
    return pages(
      ContainerValueModifier { values in
        if isBar { values.tab.barBehavior = values.tab.barBehavior ?? behavior }
        if isSidebar { values.tab.sidebarBehavior = values.tab.sidebarBehavior ?? behavior }
      })
  }

  /// Whether the tab is in the bar or in the sidebar as long as people have not said otherwise: both for no placement.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isHidden = visibility == .hidden
    let (isBar, isSidebar) = (isHidden && placements.includes(.tabBar), isHidden && placements.includes(.sidebar))
    return pages(
      ContainerValueModifier { values in
        if isBar { values.tab.isHiddenInBar = true }
        if isSidebar { values.tab.isHiddenInSidebar = true }
      })
  }

  /// Where the tab stands.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.placement = $0.tab.placement ?? placement })
  }

  /// Names the tab for assistive technology.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.label = $0.tab.label ?? label })
  }

  /// Names the tab for assistive technology, by a key of the string table.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the tab for assistive technology.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  /// Names the tab for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.identifier = $0.tab.identifier ?? identifier })
  }

  /// What the tab offers when it is held.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let menu = AnyView(menuItems())
    return pages(ContainerValueModifier { $0.tab.menu = $0.tab.menu ?? menu })
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  /// What stands behind the tab at an edge where tabs are the rows of a sidebar; these are not swiped here.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// What stands at the header of the tabs where they are a section of a sidebar.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return pages(ContainerValueModifier { $0.tab.actions = $0.tab.actions ?? actions })
  }
}

extension [AdaptableTabBarPlacement] {
  /// Whether one form of the bar is meant; both are where nothing is said.
  fileprivate nonisolated func includes(_ placement: AdaptableTabBarPlacement) -> Bool {
    isEmpty || contains(.automatic) || contains(placement)
  }
}
