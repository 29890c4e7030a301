/// A specification for the appearance of a scene's windows.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowStyle {
  static var _frame: _WindowFrameStyle { get }
}

/// The frame that surrounds a window's content.
public enum _WindowFrameStyle: Sendable {
  case titleBar
  /// A frame with a title bar that doesn't show a title.
  case untitled
  /// No frame.
  case plain
}

/// The default window style, which displays a title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .titleBar }

  public nonisolated init() {}
}

/// A window style that displays a title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TitleBarWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .titleBar }

  public nonisolated init() {}
}

/// A window style that hides the title above the content.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .untitled }

  public nonisolated init() {}
}

/// A window style without any decoration around the content.
@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PlainWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .plain }

  public nonisolated init() {}
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == DefaultWindowStyle {
  /// The default window style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style that displays a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style that hides the title above the content.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == PlainWindowStyle {
  /// A window style without any decoration around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A specification for the appearance of a window's toolbar. In this library, the toolbar is always a single row next to the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowToolbarStyle {
  /// A Boolean value that indicates whether the bar shows the title.
  var _showsTitle: Bool { get }
}

/// The default window toolbar style.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }

  public nonisolated init() {}
}

/// A window toolbar style that places the toolbar below the title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }

  public nonisolated init() {}
}

/// A window toolbar style that places the toolbar next to the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public let _showsTitle: Bool

  public nonisolated init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// A window toolbar style that places a compact toolbar next to the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public let _showsTitle: Bool

  public nonisolated init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default window toolbar style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A window toolbar style that places the toolbar below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A window toolbar style that places the toolbar next to the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a window toolbar style that places the toolbar next to the title, or in its place if `showsTitle` is false.
  public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A window toolbar style that places a compact toolbar next to the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// Returns a window toolbar style that places a compact toolbar next to the title, or in its place if `showsTitle` is false.
  public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
