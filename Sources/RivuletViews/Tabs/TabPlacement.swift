public import RivuletCore

/// Where a tab stands.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct TabPlacement: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = TabPlacement(number: 0)
  /// At the end of the bar, where people cannot move it.
  public static let pinned = TabPlacement(number: 1)
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(number: 2)
}

/// The two forms of the bar of a tab view that adapts to its room.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// What people may change of a tab where they arrange tabs.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform has it.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(number: 1)
  /// Its place.
  public static let reorderable = TabCustomizationBehavior(number: 2)
}

/// What choosing the tab of a search does.
@available(iOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TabSearchActivation: Sendable {
  /// As the platform has it.
  public static var automatic: TabSearchActivation { TabSearchActivation() }
  /// The search begins.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

extension View {
  /// Whether a tab view that adapts to its room begins with a bar or a sidebar where a phone's window is wide; a desktop always has the sidebar.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    transformEnvironment(\.tabLook) { $0.placement = defaultPlacement }
  }

  /// What stands above the tabs in the sidebars of tab views inside.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let header = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.header = header }
  }

  /// What stands below the tabs in the sidebars of tab views inside, and is scrolled with them.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let footer = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.footer = footer }
  }

  /// What stands at the lower edge of the sidebars of tab views inside.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let bar = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.bottomBar = bar }
  }

  /// What choosing the tab of a search does: the page is shown.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
