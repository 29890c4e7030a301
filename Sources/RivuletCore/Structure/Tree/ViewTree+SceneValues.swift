extension ViewTree {
  /// The `SceneStorage` values in this window, by key. Set this property before the first turn.
  package var sceneValues: [String: Any] {
    get { sceneStore.all }
    set { sceneStore.all = newValue }
  }
}
