/// A style of a scene's windows.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowStyle {
  static var _frame: _WindowFrameStyle { get }
}

/// The frame of a window around its content.
public enum _WindowFrameStyle: Sendable {
  case titleBar
  /// A frame without a title.
  case untitled
  /// No frame at all.
  case plain
}

/// The system's standard style, with a title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .titleBar }

  public nonisolated init() {}
}

/// A style with a title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TitleBarWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .titleBar }

  public nonisolated init() {}
}

/// A style without a title above the content.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .untitled }

  public nonisolated init() {}
}

/// A style without anything around the content.
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
  /// The system's standard style.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == TitleBarWindowStyle {
  /// A style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A style without a title above the content.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == PlainWindowStyle {
  /// A style without anything around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A style of the toolbars in windows. In this library, the toolbar is always a single row next to the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowToolbarStyle {
  /// A Boolean value that indicates whether the bar contains the title.
  var _showsTitle: Bool { get }
}

/// The system's standard style.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }

  public nonisolated init() {}
}

/// A style with the toolbar below the title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }

  public nonisolated init() {}
}

/// A style with the toolbar next to the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public let _showsTitle: Bool

  public nonisolated init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// A style with a compact toolbar next to the title.
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
  /// The system's standard style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A style with the toolbar below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A style with the toolbar next to the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a style with the toolbar next to the title, which may be omitted.
  public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A style with a compact toolbar next to the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// Returns a style with a compact toolbar next to the title, which may be omitted.
  public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
