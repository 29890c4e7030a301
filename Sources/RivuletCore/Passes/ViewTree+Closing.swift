extension ViewTree {
  /// Takes all views out for good: disappear actions run and tasks are cancelled. What those change is not shown any more.
  package func close() {
    rootScope.close()
    if runsActions { actions.drain() } else { actions.discard() }
  }
}
