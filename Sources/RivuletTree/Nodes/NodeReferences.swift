/// Nodes in view order that their lists keep. To look at them here counts nobody's references: a container compares thousands that stay with those
/// that it has, and touches only those that differ.
@usableFromInline package struct NodeReferences {
  @usableFromInline var nodes: [Unmanaged<ViewNode>] = []

  /// No nodes yet.
  @inlinable package init() {}

  @inlinable package var count: Int { nodes.count }

  /// The node at a place; its list must still be there.
  package subscript(place: Int) -> ViewNode { nodes[place].takeUnretainedValue() }

  /// Which node is at a place, without touching it.
  @inline(__always) func identity(at place: Int) -> ObjectIdentifier { unsafeBitCast(nodes[place].toOpaque(), to: ObjectIdentifier.self) }

  /// The nodes, to be kept.
  var all: [ViewNode] {
    [ViewNode](unsafeUninitializedCapacity: nodes.count) { space, count in
      for place in nodes.indices { space.initializeElement(at: place, to: nodes[place].takeUnretainedValue()) }
      count = nodes.count
    }
  }

  @inlinable package mutating func append(_ node: ViewNode) { nodes.append(.passUnretained(node)) }

  @inlinable @inline(__always) package mutating func append(_ reference: NodeReference) { nodes.append(reference.node) }

  /// Makes room for so many more.
  package mutating func reserve(_ more: Int) { nodes.reserveCapacity(nodes.count + more) }

  /// Forgets the nodes and keeps the memory.
  mutating func removeAll() { nodes.removeAll(keepingCapacity: true) }
}

/// A node that somebody else keeps.
@usableFromInline package struct NodeReference {
  @usableFromInline let node: Unmanaged<ViewNode>

  @inlinable package init(_ node: ViewNode) {
    self.node = .passUnretained(node)
  }

  /// Lets `body` use the node, which is not counted as used for that.
  @inlinable @inline(__always) package func lend<Result>(_ body: (ViewNode) -> Result) -> Result { node._withUnsafeGuaranteedRef(body) }
}
