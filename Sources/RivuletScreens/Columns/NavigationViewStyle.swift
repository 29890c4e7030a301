public import RivuletCore
public import RivuletElements

/// The appearance of navigation views.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@MainActor @preconcurrency public protocol NavigationViewStyle {
  /// The built-in look that the style represents.
  nonisolated var _look: _NavigationViewLook { get }
}

/// The built-in looks of navigation views.
public struct _NavigationViewLook: Equatable, Sendable {
  /// True if navigation views show a single screen, regardless of the width.
  var isStack = false

  package init() {}

  init(isStack: Bool) {
    self.isStack = isStack
  }
}

extension _NavigationViewLook: StyleLook {}

extension EnvironmentValues {
  /// The look of navigation views in this environment.
  var navigationViewLook: _NavigationViewLook {
    get { self[_NavigationViewLook.self] }
    set { self[_NavigationViewLook.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views in this view (B18.49).
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLook, style._look)
  }
}
