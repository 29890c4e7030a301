import RivuletControls
public import RivuletCore
public import RivuletElements
public import RivuletFoundation
import RivuletLooks

extension View {
  nonisolated fileprivate func barValue<Value>(
    _ keyPath: WritableKeyPath<NavigationBarValues, Value?>, _ value: Value?
  ) -> some View {
    transformPreference(NavigationBarKey.self) { bar in
      if let value { bar[keyPath: keyPath] = value }
    }
  }

  /// Sets the title of the screen that contains this view.
  nonisolated fileprivate func barTitle(_ title: Text, _ renaming: TitleRenaming? = nil) -> some View {
    transformPreference(NavigationBarKey.self) { ($0.title, $0.renaming) = (title, renaming) }
      .modifier(ScreenTitleModifier(title: title))
  }

  /// Sets the title of the screen that contains this view, or of the window outside screens.
  nonisolated fileprivate func screenTitle(_ title: Text, _ renaming: TitleRenaming? = nil) -> some View {
    barTitle(title, renaming).modifier(WindowTitleModifier(title: title, renaming: renaming))
  }

  nonisolated func navigationBarVisibility(_ visibility: Visibility) -> some View { barValue(\.visibility, visibility) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the title of the screen (B18.40).
  nonisolated public func navigationTitle(_ title: Text) -> some View { screenTitle(title) }

  /// Sets the title of the screen to a localized string (B18.40).
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { screenTitle(Text(titleKey)) }

  /// Sets the title of the screen to a string (B18.40).
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    screenTitle(Text(title))
  }

  /// Sets a title that people can edit, if the platform supports editing titles (B18.40).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { modifier(EditableTitleModifier(title: title)) }

  /// Sets the subtitle of the window (B18.41).
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { barValue(\.subtitle, subtitle) }

  /// Sets the subtitle of the window to a localized string (B18.41).
  @available(iOS 26.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { barValue(\.subtitle, Text(subtitleKey)) }

  /// Sets the subtitle of the window to a string (B18.41).
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
  /// Sets the display mode of the screen's title (B18.42).
  @available(iOS 14.0, watchOS 8.0, *)
  @available(tvOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barValue(\.displayMode, displayMode)
  }

  /// Sets the title of the screen (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { barTitle(title) }

  /// Sets the title of the screen to a localized string (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey)) }

  /// Sets the title of the screen to a string (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "navigationTitle(_:)")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    barTitle(Text(title))
  }

  /// Sets the title of the screen and its display mode (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barTitle(title).barValue(\.displayMode, displayMode)
  }

  /// Sets the title of the screen to a localized string, and its display mode (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barTitle(Text(titleKey)).barValue(\.displayMode, displayMode)
  }

  /// Sets the title of the screen to a string, and its display mode (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barTitle(Text(title)).barValue(\.displayMode, displayMode)
  }

  /// Hides or shows the screen's bar (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { navigationBarVisibility(hidden ? .hidden : .visible) }
}

extension View {
  /// Hides the screen's back button and disables swiping back (B18.46).
  @available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barValue(\.hidesBackButton, hidesBackButton)
  }
}

/// A modifier that sets an editable title. In a screen's bar, the title opens a menu for renaming, unless the app provides its own menu.
private struct EditableTitleModifier: ViewModifier {
  @Binding var title: String
  @State private var isRenamed = false
  @Environment(\.looks.navigation) private var look

  nonisolated init(title: Binding<String>) { _title = title }

  func body(content: Content) -> some View {
    content
      .modifier(TitleMenuModifier(items: RenameButton(), isFallback: true, isOffered: look.hasBars))
      .screenTitle(Text(title), TitleRenaming(title: $title, isActive: $isRenamed))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the title of the screen to a localized string resource.
  @_disfavoredOverload nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
