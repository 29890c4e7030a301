import RivuletCore

/// A style that shows a dot for each page.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition for drawing a background behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let number: Int

    /// The platform's default mode, which never draws a background.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// A mode for a background during interaction with the dots. Such a background is never drawn.
    @available(watchOS, unavailable)
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// A mode that always draws the background.
    @available(watchOS, unavailable)
    public static let always = BackgroundDisplayMode(number: 2)
    /// A mode that never draws the background.
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
