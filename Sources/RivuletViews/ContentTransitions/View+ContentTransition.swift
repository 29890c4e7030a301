public import RivuletCore

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

private struct DrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// How texts and symbols here go over from one content to another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a view that goes over may be drawn as one picture; every view here is drawn alike, whatever it says.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Has the texts and symbols of this view go over from one content to another in this way where that is animated.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
