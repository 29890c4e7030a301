import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
  /// Applies a modifier to the pages of the tabs.
  nonisolated private func pages<M: ViewModifier>(_ modifier: M) -> _TabViewContent<TabValue, ModifiedContent<_TabViews<Self>, M>> {
    _TabViewContent(ModifiedContent(content: _TabViews(self), modifier: modifier))
  }

  nonisolated private func badged(_ label: Text?) -> some TabContent<TabValue> {
    let badge = Badge(label)
    return pages(ContainerValueModifier { $0.listRow.badge = badge })
  }

  /// Adds a badge with a number to the tab; 0 removes the badge (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { badged(count == 0 ? nil : Text("\(count)")) }

  /// Adds a badge with text to the tab; nil removes the badge (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Adds a badge with localized text to the tab; nil removes the badge (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badged(key.map { Text($0) }) }

  /// Adds a badge with a string to the tab; nil removes the badge (B20.10).
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badged(label.map { Text($0) })
  }

  /// Hides the tab.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.isHidden = $0.tab.isHidden || hidden })
  }

  /// Prevents people from selecting the tab.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.isDisabled = $0.tab.isDisabled || disabled })
  }

  /// Sets the identifier under which customizations of the tab are stored.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.customizationID = id })
  }

  /// Sets the customizations of the tab that people can make in the given placements, or in all placements by default.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let (isBar, isSidebar) = (placements.includes(.tabBar), placements.includes(.sidebar))
    return pages(
      ContainerValueModifier { values in
        if isBar { values.tab.barBehavior = behavior }
        if isSidebar { values.tab.sidebarBehavior = behavior }
      })
  }

  /// Sets the default visibility of the tab in the given placements, or in all placements by default.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let (isBar, isSidebar) = (placements.includes(.tabBar), placements.includes(.sidebar))
    return pages(
      ContainerValueModifier { values in
        guard visibility != .automatic else { return }
        if isBar { values.tab.isHiddenInBar = visibility == .hidden }
        if isSidebar { values.tab.isHiddenInSidebar = visibility == .hidden }
      })
  }

  /// Sets the placement of the tab.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.placement = placement })
  }

  /// Sets the accessibility label of the tab.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.label = label })
  }

  /// Sets the accessibility label of the tab to a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label of the tab to a string.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  /// Sets the identifier of the tab, for use in tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    pages(ContainerValueModifier { $0.tab.identifier = identifier })
  }

  /// Adds a context menu to the tab.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let menu = AnyView(menuItems())
    return pages(ContainerValueModifier { $0.tab.menu = menu })
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  /// Adds swipe actions to the tab's row in a sidebar. The actions have no effect, because these rows don't support swipes.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to the header of the tabs' section in a sidebar.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return pages(ContainerValueModifier { $0.tab.actions = actions })
  }
}

extension [AdaptableTabBarPlacement] {
  /// Returns true if the list includes the given placement. An empty list includes all placements.
  fileprivate nonisolated func includes(_ placement: AdaptableTabBarPlacement) -> Bool {
    isEmpty || contains(.automatic) || contains(placement)
  }
}
