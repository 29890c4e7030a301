public import RivuletCore
public import RivuletElements
public import RivuletGeometry
import RivuletScreens

// Modifiers for parts of a phone screen that windows here don't have.

@available(iOS 13.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the visibility of the status bar. It has no effect here, as there is none.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of the status bar. It has no effect here, as there is none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Defers system gestures at some edges to the gestures of this view. It has no effect here, as there are none.
  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the visibility of system overlays such as the home indicator. It has no effect here, as there are none.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
