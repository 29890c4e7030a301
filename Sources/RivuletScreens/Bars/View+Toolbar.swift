import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletGraph
import RivuletLooks

/// A modifier that adds items to the toolbar of the enclosing screen (B20.15).
struct ToolbarModifier<Items: View> {
  let items: Items
}

extension ToolbarModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    // Items of inner modifiers precede items of outer modifiers.
    let outputs = body(&inputs)
    var inner = inputs
    (inner.stackAxis, inner.rowKind, inner.preferenceKeys) = (.horizontal, .none, PreferenceKeys())
    let list = _ViewListBody(modifier.first(as: Items.self))
    let items = ToolbarStyles.styles(in: inner).map { list(&inner, in: $0) } ?? list(&inner)
    let set = ToolbarSet(items.elements, in: inputs.scope)
    inputs.scope.add(set)
    inputs.makeSink(ToolbarSetRule(environment: inputs.environmentReader(of: ToolbarSet.self), set: set, tree: inputs.tree))
    return outputs
  }
}

@MainActor
private struct ToolbarSetRule: @MainActor Rule {
  let environment: EnvironmentReader
  let set: ToolbarSet
  unowned let tree: ViewTree

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let values = environment.values
    set.column = values.toolbarColumn
    set.move(to: values.toolbarHost ?? (values.showsInWindowBar ? WindowBar.of(tree).toolbar : toolbarAboveKeyboard(values)))
    if !output.hasValue { output.set(()) }
  }

  /// Returns the toolbar above the keyboard. If screens have bars, the toolbar is also available outside navigation (B20.22).
  private func toolbarAboveKeyboard(_ values: EnvironmentValues) -> ToolbarHost? {
    values.looks.navigation.hasBars && values.presentationLevel == nil ? KeyboardToolbar.of(tree).toolbar : nil
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Adds views to the toolbar of the enclosing screen (B20.15).
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemView(content: content(), place: .automatic)))
  }

  /// Adds items to the toolbar of the enclosing screen (B20.15).
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: _ToolbarViews(content())))
  }

  /// Adds customizable items to the toolbar of the enclosing screen. The platform may let people customize them (B20.15).
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarViews(content())))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the visibility of the given bars of the enclosing screen (B20.23).
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Sets the visibility of the given bars of the enclosing screen (B20.23).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    return transformPreference(NavigationBarKey.self) { values in
      if bars.contains(.navigationBar) || bars.contains(.automatic) { values.visibility = visibility }
      if bars.contains(.bottomBar) { values.bottomBar = visibility }
      for bar in bars { if case .accessory(let id) = bar { values.accessoryBars[id] = visibility } }
    }
    .transformPreference(TabBarPreferencesKey.self) { if bars.contains(.tabBar) { $0.visibility = visibility } }
  }

  /// Sets a background style for the given bars of the enclosing screen (B20.23).
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { look in
      look.style = AnyShapeStyle(style)
      look.visibility = look.visibility ?? .visible
    }
  }

  /// Sets the background visibility for the given bars of the enclosing screen (B20.23).
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Sets the background visibility for the given bars of the enclosing screen (B20.23).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Sets the colour scheme of the given bars of the enclosing screen. Nil uses the scheme of the environment (B20.23).
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.colorScheme = colorScheme }
  }

  /// Modifies the look of the given bars, or of the top bar by default. Outer modifiers take precedence.
  nonisolated private func barLook(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
    let bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    return transformPreference(NavigationBarKey.self) { values in
      if bars.contains(.navigationBar) || bars.contains(.automatic) { change(&values.look) }
      if bars.contains(.bottomBar) { change(&values.bottomLook) }
    }
    .transformPreference(TabBarPreferencesKey.self) { if bars.contains(.tabBar) { change(&$0.look) } }
  }
}

/// The visible screen's preferences for the enclosing tab bar.
struct TabBarPreferences {
  /// The visibility of the tab bar.
  var visibility = Visibility.automatic
  var look = BarLook()
}

struct TabBarPreferencesKey: PreferenceKey {
  static var defaultValue: TabBarPreferences { TabBarPreferences() }

  static func reduce(value: inout TabBarPreferences, nextValue: () -> TabBarPreferences) {
    let next = nextValue()
    if value.visibility == .automatic { value.visibility = next.visibility }
    value.look = value.look.completed(by: next.look)
  }
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension View {
  /// Adds items to the navigation bar (B18.47). This is the original form of the modifier.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement"
  )
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .besideBack) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds items to the leading edge of the navigation bar (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading placement")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .besideBack) { leading } }
  }

  /// Adds items to the trailing edge of the navigation bar (B18.47). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarTrailing placement")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the display mode of the screen's title (B20.23).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationBarKey.self) { ($0.displayMode, $0.titleIsLeading) = (mode.mode, mode.isLeading) }
  }

  /// Sets the role of the toolbar. In the editor role, the back button has no title (B20.23).
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(NavigationBarKey.self) { $0.role = role.kind }
  }
}
