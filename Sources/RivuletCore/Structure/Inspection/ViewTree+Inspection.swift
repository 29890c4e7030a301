package import RivuletTree

extension AppRuntime {
  /// The views of the open windows, in the order in which they were opened. The tree that evaluates the app has no size.
  package var trees: [ViewTree] {
    var found: [ViewTree] = []
    forEachWindow { found.append($0) }
    return found
  }
}

extension ViewTree {
  /// Returns the questions that the layout asks when a node is measured again under its present proposal, with the answers. Nothing
  /// changes, and nothing counts.
  package func layoutQuestions(of node: ViewNode) -> [LayoutQuestion] {
    queue.whileUpdating { services.issues.whileCurrent { node.askAgain() } }
  }
}
