extension ViewTree {
  /// Removes all views permanently: disappear actions run, tasks are cancelled, and nothing is drawn. Changes by those actions are not
  /// shown.
  package func close() {
    app.close(self)
    if app.runsActions { actions.drain() } else { actions.discard() }
    drawing.setChildren(of: drawing.root, to: [])
  }
}
