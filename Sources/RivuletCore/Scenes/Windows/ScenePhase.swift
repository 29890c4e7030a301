/// The degree to which people can see and use a scene.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Sendable {
  /// The scene isn't visible.
  case background
  /// The scene is visible, but input goes elsewhere.
  case inactive
  /// The scene is visible and can be used.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .background }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension EnvironmentValues {
  /// The phase of the scene, or of all scenes together if an app reads it. The host sets it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
