public import RivuletCore

/// A type that determines how a tab view shows its pages and their tabs.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The look of the library that the style stands for.
  nonisolated var _look: _TabViewLook { get }
}

/// The looks of tab views.
public struct _TabViewLook: Equatable, Sendable {
  enum Kind: Sendable {
    /// A bar that selects a page.
    case bar
    /// Pages side by side.
    case pages
    /// A sidebar if there is enough width, otherwise a bar.
    case sidebar
  }

  var kind = Kind.bar
  /// The display mode of the dots below pages side by side.
  var dots = PageTabViewStyle.IndexDisplayMode.automatic
}

extension _TabViewLook: StyleLook {}

/// The default style of the platform.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _TabViewLook { _TabViewLook() }
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

  public let _look: _TabViewLook

  /// Creates a style with a display mode for the dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _look = _TabViewLook(kind: .pages, dots: indexDisplayMode)
  }
}

/// A style that shows a sidebar on desktops and in wide windows, and otherwise a bar (B20.11).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}

/// A style that always shows a bar.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, *)
@available(watchOS, unavailable)
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _TabViewLook { _TabViewLook() }
}

/// A style that shows a row of tabs above the pages.
@available(iOS, unavailable)
@available(macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedTabViewStyle: TabViewStyle {
  nonisolated public init() {}
  public nonisolated var _look: _TabViewLook { _TabViewLook() }
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
  /// The look of the library that the style stands for.
  nonisolated var _look: _IndexViewLook { get }
}

/// The looks of the dots below pages.
public struct _IndexViewLook: Equatable, Sendable {
  /// The display mode of the background behind the dots.
  var ground = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension _IndexViewLook: StyleLook {}

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

  public let _look: _IndexViewLook

  /// Creates a style with a display mode for the background behind the dots.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _look = _IndexViewLook(ground: backgroundDisplayMode)
  }
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

extension EnvironmentValues {
  /// The look of tab views in this view.
  var tabLook: _TabViewLook {
    get { self[_TabViewLook.self] }
    set { self[_TabViewLook.self] = newValue }
  }

  /// The look of the dots below pages in this view.
  var indexLook: _IndexViewLook {
    get { self[_IndexViewLook.self] }
    set { self[_IndexViewLook.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the style of tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style._look) }

  /// Sets the style of the dots below the pages of tab views in this view.
  @available(watchOS 8.0, *)
  @available(macOS, unavailable)
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { environment(\.indexLook, style._look) }
}
