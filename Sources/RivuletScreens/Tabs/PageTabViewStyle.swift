import RivuletCore

/// A style that shows pages side by side, with page dots (B20.13).
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  /// The condition for showing the dots.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let number: Int

    /// A mode that shows the dots if there is more than one page.
    public static let automatic = IndexDisplayMode(number: 0)
    /// A mode that always shows the dots.
    @available(watchOS 8.0, *)
    public static let always = IndexDisplayMode(number: 1)
    /// A mode that never shows the dots.
    @available(watchOS 8.0, *)
    public static let never = IndexDisplayMode(number: 2)
  }

  public let _look: _TabViewLook

  /// Creates a style with a display mode for the dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _look = _TabViewLook(kind: .pages, dots: indexDisplayMode)
  }
}

@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension TabViewStyle where Self == PageTabViewStyle {
  /// A style that shows pages side by side, with page dots (B20.13).
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a style that shows pages side by side, with a display mode for the dots (B20.13).
  @MainActor @preconcurrency public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
