public import RivuletCore

/// What a screen says of its bar: collected from all views of the screen; an outer modifier wins, and of siblings the first (B18.40).
struct NavigationBarValues {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  /// Whether the bar is shown.
  var visibility: Visibility?
  /// Whether the bar at the bottom is shown.
  var bottomBar: Visibility?
  /// Whether it has a ground.
  var background: Visibility?
  /// Whether the bar at the bottom has a ground.
  var bottomBackground: Visibility?
  /// What opens at the title.
  var titleMenu: AnyView?
  /// Whether the button that hides and shows the first column is left out.
  var removesSidebarToggle: Bool?
  /// The view that the screen zooms out of.
  var transitionSource: MatchedGeometryKey?
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValues { NavigationBarValues() }

  static func reduce(value: inout NavigationBarValues, nextValue: () -> NavigationBarValues) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.visibility = value.visibility ?? next.visibility
    value.bottomBar = value.bottomBar ?? next.bottomBar
    value.background = value.background ?? next.background
    value.bottomBackground = value.bottomBackground ?? next.bottomBackground
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.removesSidebarToggle = value.removesSidebarToggle ?? next.removesSidebarToggle
    value.transitionSource = value.transitionSource ?? next.transitionSource
  }
}

/// The bar of a navigation container, for those who say how its title is shown.
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  /// How the title is shown (B18.42).
  @available(tvOS, unavailable)
  public enum TitleDisplayMode: Sendable, Hashable {
    /// As the screen below does; large in the root.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, until the content is scrolled.
    @available(watchOS, unavailable)
    case large
  }
}

extension View {
  nonisolated fileprivate func barValue<Value>(
    _ keyPath: WritableKeyPath<NavigationBarValues, Value?>, _ value: Value?
  ) -> some View {
    transformPreference(NavigationBarKey.self) { bar in
      if let value { bar[keyPath: keyPath] = value }
    }
  }

  /// A title for the screen around.
  nonisolated fileprivate func barTitle(_ title: Text) -> some View {
    barValue(\.title, title).modifier(ScreenTitleModifier(title: title))
  }

  /// A title for the screen around, or else for the window.
  nonisolated fileprivate func screenTitle(_ title: Text) -> some View {
    barTitle(title).modifier(WindowTitleModifier(title: title))
  }

  nonisolated func navigationBarVisibility(_ visibility: Visibility) -> some View { barValue(\.visibility, visibility) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// The title of the screen (B18.40).
  nonisolated public func navigationTitle(_ title: Text) -> some View { screenTitle(title) }

  /// The title of the screen, as a key of the string table (B18.40).
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { screenTitle(Text(titleKey)) }

  /// The title of the screen (B18.40).
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    screenTitle(Text(title))
  }

  /// The title of the screen, which people may edit where the platform lets them (B18.40).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { modifier(EditableTitleModifier(title: title)) }

  /// What stands below the title of the window (B18.41).
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { barValue(\.subtitle, subtitle) }

  /// What stands below the title of the window, as a key of the string table (B18.41).
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { barValue(\.subtitle, Text(subtitleKey)) }

  /// What stands below the title of the window (B18.41).
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    barValue(\.subtitle, Text(subtitle))
  }
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension View {
  /// How the title of the screen is shown (B18.42).
  @available(iOS 14.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barValue(\.displayMode, displayMode)
  }

  /// The title of the screen: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { barTitle(title) }

  /// The title of the screen: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey)) }

  /// The title of the screen: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    barTitle(Text(title))
  }

  /// The title of the screen and how it is shown: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barTitle(title).barValue(\.displayMode, displayMode)
  }

  /// The title of the screen and how it is shown: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barTitle(Text(titleKey)).barValue(\.displayMode, displayMode)
  }

  /// The title of the screen and how it is shown: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barTitle(Text(title)).barValue(\.displayMode, displayMode)
  }

  /// Whether the bar of the screen is hidden: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { navigationBarVisibility(hidden ? .hidden : .visible) }
}

extension View {
  /// Whether the screen has no button that goes back, and no swipe (B18.46).
  @available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barValue(\.hidesBackButton, hidesBackButton)
  }
}

/// Shows a text as the title that may be edited.
private struct EditableTitleModifier: ViewModifier {
  @Binding var title: String

  nonisolated init(title: Binding<String>) { _title = title }

  func body(content: Content) -> some View { content.screenTitle(Text(title)) }
}
