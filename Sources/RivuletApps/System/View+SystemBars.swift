public import RivuletCore
public import RivuletElements
public import RivuletGeometry
import RivuletScreens

// Modifiers for parts of a phone's screen that do not exist on the desktop.

@available(iOS 13.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the visibility of the status bar. The modifier has no effect, because windows have no status bar.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of the status bar. The modifier has no effect, because windows have no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Gives this view's gestures precedence over system gestures at the given edges. The modifier has no effect, because the desktop has no
  /// such gestures.
  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the visibility of system overlays such as the home indicator. The modifier has no effect, because the desktop has no such
  /// overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
