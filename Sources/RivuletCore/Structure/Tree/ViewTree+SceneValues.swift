extension ViewTree {
  /// The values of `SceneStorage` in this window by key. Set them before the first turn.
  package var sceneValues: [String: Any] {
    get { sceneStore.all }
    set { sceneStore.all = newValue }
  }
}
