import RivuletTree

extension RoomTakers {
  /// Returns the kind of a window's content, ignoring the content presented above it.
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

  /// Returns the kind of a view, or none if something around the view sets its length.
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
  /// The kind of content that has no size of its own for the window to open at.
  package var roomTaking: RoomTakers.Kind { roomTakers.kind(in: self) }
}
