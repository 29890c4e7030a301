extension ViewTree {
  /// Takes all views out for good: disappear actions run, tasks are cancelled, and nothing is drawn. What those change is not shown any more.
  package func close() {
    app.close(self)
    if app.runsActions { actions.drain() } else { actions.discard() }
    drawing.setChildren(of: drawing.root, to: [])
  }
}
