public import RivuletCore

/// How the pages of a tab view are shown and chosen.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {
  static var _look: _TabViewLook { get }
  /// When dots are shown below pages side by side.
  var _dots: PageTabViewStyle.IndexDisplayMode { get }
}

/// What a style of tab views comes to here.
public enum _TabViewLook: Sendable {
  /// A bar that chooses one page.
  case bar
  /// Pages side by side.
  case pages
  /// A sidebar where there is room, else a bar.
  case sidebar
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle {
  public static var _look: _TabViewLook { .bar }
  public var _dots: PageTabViewStyle.IndexDisplayMode { .automatic }
}

/// As the platform has it.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// Pages side by side, with dots (B20.13).
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let number: Int

    /// With more than one page.
    public static let automatic = IndexDisplayMode(number: 0)
    /// Always.
    @available(watchOS 8.0, *)
    public static let always = IndexDisplayMode(number: 1)
    /// Never.
    @available(watchOS 8.0, *)
    public static let never = IndexDisplayMode(number: 2)
  }

  public static var _look: _TabViewLook { .pages }
  public let _dots: IndexDisplayMode

  /// Pages with dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { _dots = indexDisplayMode }
}

/// A sidebar on desktops and in wide windows, else a bar (B20.11).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public static var _look: _TabViewLook { .sidebar }

  nonisolated public init() {}
}

/// A bar.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

/// A row of tabs above the pages.
@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform has it.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, with dots (B20.13).
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, and when dots are shown (B20.13).
  @MainActor @preconcurrency public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar on desktops and in wide windows, else a bar (B20.11).
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs above the pages.
  @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How the dots below pages look.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// Whether the dots have a ground.
  var _ground: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let number: Int

    /// As the platform has it: not.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// While people use the dots: here not.
    @available(watchOS, unavailable)
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// Always.
    @available(watchOS, unavailable)
    public static let always = BackgroundDisplayMode(number: 2)
    /// Never.
    public static let never = BackgroundDisplayMode(number: 3)
  }

  public let _ground: BackgroundDisplayMode

  /// Dots, and when they have a ground.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _ground = backgroundDisplayMode }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  @MainActor @preconcurrency public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, and when they have a ground.
  @MainActor @preconcurrency public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// What the styles around say of tab views.
struct TabLook {
  var isPaged = false
  /// Whether there is a sidebar where there is room.
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

/// Has the tab views inside look like a style says.
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
  /// How the tab views inside are shown.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { modifier(TabViewStyleModifier(style: style)) }

  /// How the dots below pages look.
  @available(watchOS 8.0, *)
  @available(macOS, unavailable)
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { modifier(IndexViewStyleModifier(style: style)) }
}
