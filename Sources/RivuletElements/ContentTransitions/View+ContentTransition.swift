public import RivuletCore

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

private struct DrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// The content transition of text and symbols in the environment.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// A Boolean value that allows a view in transition to be drawn as one image. This property has no effect.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the transition of text and symbols in this view for animated changes of their content.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
