public import RivuletCore
import RivuletGraph

/// Adds items to the toolbar of the screen around (B20.15).
struct ToolbarModifier<Items: View> {
  let items: Items
}

extension ToolbarModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    // Inner modifiers come before outer ones.
    let outputs = body(&inputs)
    var inner = inputs
    (inner.stackAxis, inner.isLazy, inner.preferenceKeys) = (.horizontal, false, PreferenceKeys())
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
    set.move(to: values.toolbarHost ?? (values.showsInWindowBar ? WindowBar.of(tree).toolbar : toolbarOfPhone(values)))
    if !output.hasValue { output.set(()) }
  }

  /// Outside of navigation a phone shows items above the keyboard (B20.22).
  private func toolbarOfPhone(_ values: EnvironmentValues) -> ToolbarHost? {
    values.idiom == .phone && values.presentationLevel == nil ? KeyboardToolbar.of(tree).toolbar : nil
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Adds views to the toolbar of the screen around (B20.15).
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemView(content: content(), place: .automatic)))
  }

  /// Adds items to the toolbar of the screen around (B20.15).
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: _ToolbarViews(content())))
  }

  /// Adds items to the toolbar of the screen around, which people may rearrange where the platform lets them (B20.15).
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: _ToolbarViews(content())))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Whether bars of the screen around are shown (B20.23).
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Whether bars of the screen around are shown (B20.23).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    return transformPreference(NavigationBarKey.self) { values in
      if bars.contains(.navigationBar) || bars.contains(.automatic) { values.visibility = visibility }
      if bars.contains(.bottomBar) { values.bottomBar = visibility }
    }
    .transformPreference(TabBarWishesKey.self) { if bars.contains(.tabBar) { $0.visibility = visibility } }
  }

  /// The ground of bars of the screen around: here the bar's own, whatever the style is.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barGround(.visible, bars)
  }

  /// Whether bars of the screen around have a ground.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barGround(visibility, bars)
  }

  /// Whether bars of the screen around have a ground.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barGround(visibility, bars)
  }

  /// Whether the bars that are named have a ground; that at the top where none is.
  nonisolated private func barGround(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    return transformPreference(NavigationBarKey.self) { values in
      if bars.contains(.navigationBar) || bars.contains(.automatic) { values.background = visibility }
      if bars.contains(.bottomBar) { values.bottomBackground = visibility }
    }
    .transformPreference(TabBarWishesKey.self) { if bars.contains(.tabBar) { $0.ground = visibility } }
  }
}

/// The wishes of the visible screen about the tab bar around.
struct TabBarWishes: Equatable {
  /// Whether the bar is shown.
  var visibility = Visibility.automatic
  /// Whether it has a ground.
  var ground = Visibility.automatic
}

struct TabBarWishesKey: PreferenceKey {
  static var defaultValue: TabBarWishes { TabBarWishes() }

  static func reduce(value: inout TabBarWishes, nextValue: () -> TabBarWishes) {
    let next = nextValue()
    if value.visibility == .automatic { value.visibility = next.visibility }
    if value.ground == .automatic { value.ground = next.ground }
  }
}

@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension View {
  /// Items of the bar: the name of 2019 (B18.47).
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

  /// Items of the bar: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading placement")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .besideBack) { leading } }
  }

  /// Items of the bar: the name of 2019 (B18.47).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarTrailing placement")
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// How the title of a bar is shown, whichever bar it is.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the screen below has it.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Large, in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

/// What the toolbar of a screen is for.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarRole: Sendable {
  private enum Kind { case automatic, navigationStack, browser, editor }

  private let kind: Kind

  /// As the platform thinks best.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// For going from screen to screen.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// For going back and forth.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// For editing documents.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// How the title of the screen is shown (B20.23).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationBarKey.self) { $0.displayMode = mode.mode }
  }

  /// What the toolbar is for. All roles look alike here (B20.23).
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
