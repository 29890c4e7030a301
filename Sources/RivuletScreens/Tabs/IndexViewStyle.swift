public import RivuletCore
public import RivuletElements

/// A type that determines the look of the page dots.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// The library look that the style represents.
  nonisolated var _look: _IndexViewLook { get }
}

/// The looks of the page dots.
public struct _IndexViewLook: Equatable, Sendable {
  /// The display mode of the background behind the dots.
  var ground = PageIndexViewStyle.BackgroundDisplayMode.automatic

  package init() {}

  init(ground: PageIndexViewStyle.BackgroundDisplayMode) {
    self.ground = ground
  }
}

extension _IndexViewLook: StyleLook {}

extension EnvironmentValues {
  /// The look of the page dots in this view.
  var indexLook: _IndexViewLook {
    get { self[_IndexViewLook.self] }
    set { self[_IndexViewLook.self] = newValue }
  }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension View {
  /// Sets the style of the page dots of tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { environment(\.indexLook, style._look) }
}
