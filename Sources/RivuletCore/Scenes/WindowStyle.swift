/// How the windows of a scene look.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowStyle {
  static var _frame: _WindowFrameStyle { get }
}

/// What a window has around its content.
public enum _WindowFrameStyle: Sendable {
  case titleBar
  /// The title is left out.
  case untitled
  /// Nothing, not even a frame.
  case plain
}

/// The style that suits the system: with a title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .titleBar }

  public nonisolated init() {}
}

/// With a title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TitleBarWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .titleBar }

  public nonisolated init() {}
}

/// Without a title above the content.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public static var _frame: _WindowFrameStyle { .untitled }

  public nonisolated init() {}
}

/// Without anything around the content.
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
  /// The style that suits the system.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title above the content.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

@available(macOS 15.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbars of windows look. The bar here is always one row beside the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol WindowToolbarStyle {
  /// Whether the title stands in the bar.
  var _showsTitle: Bool { get }
}

/// The style that suits the system.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }

  public nonisolated init() {}
}

/// Below the title bar.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public var _showsTitle: Bool { true }

  public nonisolated init() {}
}

/// Beside the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public let _showsTitle: Bool

  public nonisolated init(showsTitle: Bool = true) { _showsTitle = showsTitle }
}

/// Beside the title, and less high.
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
  /// The style that suits the system.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title bar.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Beside the title, which may be left out.
  public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, and less high.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// Beside the title, which may be left out, and less high.
  public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
