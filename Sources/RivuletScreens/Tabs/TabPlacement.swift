import RivuletControls
public import RivuletCore

/// The placement of a tab.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabPlacement: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = TabPlacement(number: 0)
  /// The end of the bar, where people cannot move the tab.
  public static let pinned = TabPlacement(number: 1)
  /// The sidebar only.
  public static let sidebarOnly = TabPlacement(number: 2)
}

/// A form of the bar in a tab view that adapts to the available space.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// The changes that people may make to a tab.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// No changes.
  public static let disabled = TabCustomizationBehavior(number: 1)
  /// Changes to the order.
  public static let reorderable = TabCustomizationBehavior(number: 2)
}

/// The effect of selecting a search tab.
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabSearchActivation: Sendable {
  /// The platform's default.
  public static var automatic: TabSearchActivation { TabSearchActivation() }
  /// The search starts.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
  /// The initial form of adaptable tab views in this view.
  var tabBarPlacement: AdaptableTabBarPlacement {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets the initial form of an adaptable tab view in a wide window on a phone. A desktop always shows the sidebar.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    environment(\.tabBarPlacement, defaultPlacement)
  }

  /// Adds a view above the tabs in the sidebars of tab views in this view.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let header = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.header = header }
  }

  /// Adds a view below the tabs in the sidebars of tab views in this view. It scrolls with the tabs.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let footer = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.footer = footer }
  }

  /// Adds a view at the bottom edge of the sidebars of tab views in this view.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let bar = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.bottomBar = bar }
  }

  /// Sets the effect of selecting a search tab. Here, the tab always shows its page.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
