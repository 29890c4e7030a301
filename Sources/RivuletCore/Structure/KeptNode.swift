import RivuletGraph

/// A node, and where the view or modifier lies that it is kept in step with. Somebody else keeps the node, so that these can be looked through without
/// counting references.
@MainActor
struct KeptNode {
  private let node: NodeReference
  private let maker: MakerReference
  let place: EnvironmentPlace
  /// How far into the value.
  private let offset: UInt32

  init(_ node: ViewNode, at offset: Int, _ place: EnvironmentPlace, _ maker: NodeMaker) {
    self.node = NodeReference(node)
    self.maker = MakerReference(maker)
    self.place = place
    self.offset = UInt32(truncatingIfNeeded: offset)
  }

  /// The same of a pattern.
  init(_ node: NodeReference, _ place: EnvironmentPlace, like pattern: borrowing KeeperPattern.Kept) {
    self.node = node
    maker = pattern.maker
    self.place = place
    offset = pattern.offset
  }

  /// Adds how another one is kept to a pattern in which nodes and places have these numbers; false if something beside the node was made for its
  /// view.
  func add(
    to pattern: inout KeeperPattern, _ numberOfNode: (ViewNode) -> Int?, _ numberOfPlace: (EnvironmentPlace) -> Int?
  ) -> Bool {
    guard maker.lend({ $0.isRepeatable }), let number = node.lend(numberOfNode), let place = numberOfPlace(place) else { return false }
    pattern.nodes.append(KeeperPattern.Kept(node: number, offset: offset, place: place, maker: maker))
    guard let responder = node.lend({ $0.responder }) else { return true }
    guard let another = responder.pattern else { return false }
    pattern.operated.append((node: number, responder: another))
    return true
  }

  /// The bytes of the value that the node is made from.
  var part: ByteSpan { maker.lend { $0.ownBytes }.moved(by: Int(offset)) }

  /// Brings the node up to date with its view in `value` and with all else that it reads.
  @inline(__always) func showAll(_ value: ValuePlace<Void>, _ root: Int, _ isMirrored: Bool, isSure: Bool = true) {
    node.lend { $0.showAll(value, Int(offset), by: maker, place, root, isMirrored, isSure: isSure) }
  }

  /// Brings the node up to date with its view if that lies in the part that has changed.
  @inline(__always) func show(_ value: ValuePlace<Void>, _ root: Int, _ changed: ByteSpan) {
    if part.overlaps(changed) { node.lend { $0.show(value, Int(offset), by: maker, place, root, isSure: false) } }
  }

  /// Brings the node up to date with its view, which may be another one, or is for sure.
  @inline(__always) func showOther(_ value: ValuePlace<Void>, _ root: Int, isSure: Bool) {
    node.lend { $0.show(value, Int(offset), by: maker, place, root, isSure: isSure) }
  }

  /// Has the node show what that was the memory of.
  func recall(_ memory: AnyObject) { node.lend { $0.recall(memory) } }

  /// What dumps call the view or modifier.
  var sourceName: String { maker.lend { $0.sourceName } }
}

// Not inlined: a node that is lent is counted where it is used more than once.
extension ViewNode {
  /// Brings the node up to date with its view and with all else that it reads.
  @inline(never) fileprivate final func showAll(
    _ value: ValuePlace<Void>, _ offset: Int, by maker: MakerReference, _ place: EnvironmentPlace, _ root: Int, _ isMirrored: Bool,
    isSure: Bool
  ) {
    setMirrored(isMirrored)
    maker.lend { $0.show(value, offset, on: self, place, root, isSure: isSure) }
  }

  /// Brings the node up to date with its view.
  @inline(never) fileprivate final func show(
    _ value: ValuePlace<Void>, _ offset: Int, by maker: MakerReference, _ place: EnvironmentPlace, _ root: Int, isSure: Bool
  ) {
    maker.lend { $0.show(value, offset, on: self, place, root, isSure: isSure) }
  }
}
