import RivuletControls
public import RivuletCore
public import RivuletElements

/// The appearance and interaction of tab views.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The built-in look that the style represents.
  nonisolated var _look: _TabViewLook { get }
}

/// The built-in looks of tab views.
public struct _TabViewLook: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A bar that selects pages.
    case bar
    /// Pages side by side.
    case pages
    /// A sidebar if the width allows it, or else a bar.
    case sidebar
  }

  package var kind = Kind.bar
  /// The display mode of the dots below side-by-side pages.
  var dots = PageTabViewStyle.IndexDisplayMode.automatic

  package init() {}

  init(kind: Kind, dots: PageTabViewStyle.IndexDisplayMode = .automatic) {
    self.kind = kind
    self.dots = dots
  }
}

extension _TabViewLook: StyleLook {}

extension EnvironmentValues {
  /// The look of tab views in this environment.
  var tabLook: _TabViewLook {
    get { self[_TabViewLook.self] }
    set { self[_TabViewLook.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the style of tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style._look) }
}
