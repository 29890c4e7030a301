import RivuletControls
public import RivuletCore

/// The placement of a tab.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabPlacement: Hashable, Sendable {
  private let number: Int

  /// The platform's default placement.
  public static let automatic = TabPlacement(number: 0)
  /// The end of the bar, where people can't move the tab.
  public static let pinned = TabPlacement(number: 1)
  /// The sidebar only.
  public static let sidebarOnly = TabPlacement(number: 2)
}

/// The form of an adaptable tab view's bar.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int

  /// The platform's default form.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// A tab bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// The customizations of a tab that people can make.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int

  /// The platform's default customizations.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// No customizations.
  public static let disabled = TabCustomizationBehavior(number: 1)
  /// Reordering of the tab.
  public static let reorderable = TabCustomizationBehavior(number: 2)
}

/// The effect of selecting a search tab.
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabSearchActivation: Sendable {
  /// The platform's default effect.
  public static var automatic: TabSearchActivation { TabSearchActivation() }
  /// The start of a search.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
  /// The initial form of adaptable tab views in this environment.
  var tabBarPlacement: AdaptableTabBarPlacement {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets the initial form of an adaptable tab view in a wide window on phones. On desktops, the tab view always shows the sidebar.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    environment(\.tabBarPlacement, defaultPlacement)
  }

  /// Adds a view above the tabs in the sidebars of this view's tab views.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let header = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.header = header }
  }

  /// Adds a view below the tabs in the sidebars of this view's tab views. The footer scrolls with the tabs.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let footer = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.footer = footer }
  }

  /// Adds a view at the bottom edge of the sidebars of this view's tab views.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let bar = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.bottomBar = bar }
  }

  /// Sets the effect of selecting a search tab. The setting has no effect, because the tab always shows its page.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
