package import RivuletTree

extension AppRuntime {
  /// The views of the open windows, in the order in which the windows were opened. The tree that evaluates the app has no size.
  package var trees: [ViewTree] {
    var found: [ViewTree] = []
    forEachWindow { found.append($0) }
    return found
  }
}

extension ViewTree {
  /// Returns the questions that layout asks when a node is measured again with its current proposal, together with the answers. This
  /// changes nothing and is not counted.
  package func layoutQuestions(of node: ViewNode) -> [LayoutQuestion] {
    queue.whileUpdating { services.issues.whileCurrent { node.askAgain() } }
  }
}
