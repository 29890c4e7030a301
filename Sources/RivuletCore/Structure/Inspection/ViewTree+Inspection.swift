package import RivuletTree

extension AppRuntime {
  /// The view trees of the open windows, in the order in which the windows were opened. Excludes the tree that evaluates the app, which has
  /// no size.
  package var trees: [ViewTree] {
    var found: [ViewTree] = []
    forEachWindow { found.append($0) }
    return found
  }
}

extension ViewTree {
  /// Measures a node again with its current proposal, and returns the layout queries that the measurement makes along with their results.
  /// The measurement changes nothing and isn't counted.
  package func layoutQueries(of node: ViewNode) -> [LayoutQuery] {
    queue.whileUpdating { services.issues.whileCurrent { node.recordQueries() } }
  }
}
