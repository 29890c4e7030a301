import RivuletGeometry

extension ViewNode {
  /// Whether children are proposed the same whatever the others say: each is asked for one size. Not before the first layout.
  final var takesVirtualChildren: Bool { proposal.map { commonProposal(under: $0) != nil } == true }

  /// Lays out a node that is new and will be one of the children, while its memory is at hand. Does nothing before the first layout, or where what a
  /// child is proposed depends on the others. If the proposal changes until the layout pass, that lays the node out anew.
  final func layOutEarly(_ child: NodeReference) {
    guard let proposal, let childProposal = commonProposal(under: proposal) else { return }
    surroundings.dealtShares.open()
    child.lend { $0.resolve(childProposal) }
    surroundings.dealtShares.close()
  }
}

extension Scope {
  /// How many nodes and contents there have ever been in the tree that only the layout pass may lay out.
  var waitingParts: Int { @inline(never) get { surroundings.waitingParts } }
}

extension _ViewListInputs {
  /// Has what is being built laid out by the layout pass, because its node asks code of the app or the graph.
  package func waitsForLayoutPass() { scope.surroundings.waitingParts += 1 }
}
