public import RivuletCore

/// A type that determines how a tab view shows its pages and their tabs.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {
  static var _look: _TabViewLook { get }
  /// The display mode of the dots below pages side by side.
  var _dots: PageTabViewStyle.IndexDisplayMode { get }
}

/// The look of a tab view style on this platform.
public enum _TabViewLook: Sendable {
  /// A bar that selects a page.
  case bar
  /// Pages side by side.
  case pages
  /// A sidebar if there is enough width, otherwise a bar.
  case sidebar
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle {
  public static var _look: _TabViewLook { .bar }
  public var _dots: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// The default style of the platform.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// A style that shows pages side by side, with dots (B20.13).
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  /// The condition for showing the dots.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let number: Int

    /// The dots are shown if there is more than one page.
    public static let automatic = IndexDisplayMode(number: 0)
    /// The dots are always shown.
    @available(watchOS 8.0, *)
    public static let always = IndexDisplayMode(number: 1)
    /// The dots are never shown.
    @available(watchOS 8.0, *)
    public static let never = IndexDisplayMode(number: 2)
  }

  public static var _look: _TabViewLook { .pages }
  public let _dots: IndexDisplayMode

  /// Creates a style with a display mode for the dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { _dots = indexDisplayMode }
}

/// A style that shows a sidebar on desktops and in wide windows, and otherwise a bar (B20.11).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public static var _look: _TabViewLook { .sidebar }

  nonisolated public init() {}
}

/// A style that always shows a bar.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// A style that shows a row of tabs above the pages.
@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  /// A style that shows pages side by side, with dots (B20.13).
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a style that shows pages side by side, with a display mode for the dots (B20.13).
  @MainActor @preconcurrency public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style that shows a sidebar on desktops and in wide windows, and otherwise a bar (B20.11).
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style that always shows a bar.
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A style that shows a row of tabs above the pages.
  @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// A type that determines the look of the dots below pages.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// The display mode of the background behind the dots.
  var _ground: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A style that shows a dot for each page.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition for showing a background behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let number: Int

    /// The default of the platform, which is no background.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// A background while people use the dots. Here it is never shown.
    @available(watchOS, unavailable)
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// The background is always shown.
    @available(watchOS, unavailable)
    public static let always = BackgroundDisplayMode(number: 2)
    /// The background is never shown.
    public static let never = BackgroundDisplayMode(number: 3)
  }

  public let _ground: BackgroundDisplayMode

  /// Creates a style with a display mode for the background behind the dots.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _ground = backgroundDisplayMode }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style that shows a dot for each page.
  @MainActor @preconcurrency public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns a style with a display mode for the background behind the dots.
  @MainActor @preconcurrency public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The look that styles in the environment give to tab views.
struct TabLook {
  var isPaged = false
  /// True if tabs are in a sidebar when there is enough width.
  var isAdaptable = false
  var placement = AdaptableTabBarPlacement.automatic
  var dots = PageTabViewStyle.IndexDisplayMode.automatic
  var ground = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

private struct TabLookKey: EnvironmentKey {
  static var defaultValue: TabLook { TabLook() }
}

extension EnvironmentValues {
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

/// A modifier that applies a style to tab views in its content.
private struct TabViewStyleModifier<Style: TabViewStyle> {
  let style: Style
}

extension TabViewStyleModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.tabLook) {
      ($0.isPaged, $0.isAdaptable, $0.dots) = (Style._look == .pages, Style._look == .sidebar, style._dots)
    }
  }
}

private struct IndexViewStyleModifier<Style: IndexViewStyle> {
  let style: Style
}

extension IndexViewStyleModifier: ViewModifier {
  func body(content: Content) -> some View { content.transformEnvironment(\.tabLook) { $0.ground = style._ground } }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the style of tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(TabViewStyleModifier(style: style)) }

  /// Sets the style of the dots below the pages of tab views in this view.
  @available(watchOS 8.0, *)
  @available(macOS, unavailable)
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { modifier(IndexViewStyleModifier(style: style)) }
}
