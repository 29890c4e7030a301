public import RivuletCore
public import RivuletElements

/// The appearance of page dots.
@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// The built-in look that the style represents.
  nonisolated var _look: _IndexViewLook { get }
}

/// The built-in looks of page dots.
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
  /// The look of page dots in this environment.
  var indexLook: _IndexViewLook {
    get { self[_IndexViewLook.self] }
    set { self[_IndexViewLook.self] = newValue }
  }
}

@available(iOS 14.0, tvOS 14.0, watchOS 8.0, *)
@available(macOS, unavailable)
extension View {
  /// Sets the style of page dots in this view's tab views.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { environment(\.indexLook, style._look) }
}
