import RivuletCore

/// A style that shows a dot for each page.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition for showing a background behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let number: Int

    /// The platform's default, which is no background.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// A background while people use the dots. It is never shown here.
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
