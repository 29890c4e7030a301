public import RivuletCore
public import RivuletGeometry

// Wishes about parts of a phone's screen that windows here do not have.

@available(iOS 13.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Whether the bar with the time is hidden; there is none here.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Whether the bar with the time is hidden; there is none here.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Gives gestures of this view a chance before those of the system at some edges; there are none here.
  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Whether the system may show things above this view, such as the indicator of the home screen; there are none here.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
