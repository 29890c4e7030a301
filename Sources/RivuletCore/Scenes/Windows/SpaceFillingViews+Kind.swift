import RivuletTree

extension SpaceFillingViews {
  /// Returns the kind of space-filling content in a window, ignoring content presented above it.
  func kind(in tree: ViewTree) -> Kind {
    var kind = Kind.none
    for taker in takers where taker.kind.rawValue > kind.rawValue {
      if let node = taker.node, !node.scope.isRemoved {
        let own = self.kind(of: node, taker.kind, in: tree)
        if own.rawValue > kind.rawValue { kind = own }
      }
    }
    return kind
  }

  /// Returns the kind of a space-filling view, or `none` if an ancestor determines the length of the view.
  private func kind(of node: ViewNode, _ kind: Kind, in tree: ViewTree) -> Kind {
    var kind = kind
    var next: ViewNode? = node
    while let step = next {
      if step === tree.root { return kind }
      if step === tree.overlay.node || step.attachment(IdealLength.self) != nil { return .none }
      if step.attachment(ContentLength.self) != nil { kind = .fits }
      next = step.parent
    }
    return .none
  }
}

extension ViewTree {
  /// The kind of space-filling content in the window, which determines the size at which the window opens.
  package var spaceFillingKind: SpaceFillingViews.Kind { spaceFillingViews.kind(in: self) }
}
