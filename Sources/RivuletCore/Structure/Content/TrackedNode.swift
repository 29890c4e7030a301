import RivuletGraph
import RivuletTree

/// A node that is kept up to date with a view or modifier, and the offset of that view or modifier in a value. The node is retained
/// elsewhere, so iterating over these values changes no reference counts.
@MainActor
struct TrackedNode {
  private let node: NodeReference
  private let maker: MakerReference
  let place: EnvironmentPlace
  /// The byte offset of the view or modifier within the value.
  private let offset: UInt32

  init(_ node: ViewNode, at offset: Int, _ place: EnvironmentPlace, _ maker: NodeMaker) {
    self.node = NodeReference(node)
    self.maker = MakerReference(maker)
    self.place = place
    self.offset = UInt32(truncatingIfNeeded: offset)
  }

  /// The byte range that the node depends on in the value.
  var part: ByteSpan { maker.lend { $0.ownBytes }.moved(by: Int(offset)) }

  /// Updates the node for its view in `value` and for everything else that the node reads.
  @inline(__always) func showAll(_ value: ValuePlace<Void>, _ root: Int, _ isMirrored: Bool) {
    node.lend { $0.showAll(value, Int(offset), by: maker, place, root, isMirrored) }
  }

  /// Updates the node if its view is in the part of the value that has changed.
  @inline(__always) func show(_ value: ValuePlace<Void>, _ root: Int, _ changed: ByteSpan) {
    if part.overlaps(changed) { node.lend { $0.show(value, Int(offset), by: maker, place, root) } }
  }

  /// The name of the view or modifier in dumps.
  var sourceName: String { maker.lend { $0.sourceName } }
}

// Not inlined, because a borrowed node that's used more than once would be retained.
extension ViewNode {
  /// Updates the node for its view and for everything else that the node reads.
  @inline(never) fileprivate final func showAll(
    _ value: ValuePlace<Void>, _ offset: Int, by maker: MakerReference, _ place: EnvironmentPlace, _ root: Int, _ isMirrored: Bool
  ) {
    setMirrored(isMirrored)
    maker.lend { $0.show(value, offset, on: self, place, root, isKnownToDiffer: true) }
  }

  /// Updates the node for its view.
  @inline(never) fileprivate final func show(
    _ value: ValuePlace<Void>, _ offset: Int, by maker: MakerReference, _ place: EnvironmentPlace, _ root: Int
  ) {
    maker.lend { $0.show(value, offset, on: self, place, root, isKnownToDiffer: false) }
  }
}
