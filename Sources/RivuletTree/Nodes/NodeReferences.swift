/// A list of unretained references to nodes in view order. With it, a container compares thousands of unchanged nodes with its children
/// without reference counting and retains only those that differ.
@usableFromInline package struct NodeReferences {
  @usableFromInline var nodes: [Unmanaged<ViewNode>] = []

  /// Creates an empty list.
  @inlinable package init() {}

  @inlinable package var count: Int { nodes.count }

  /// Returns the node at an index. The node's owner must still exist.
  package subscript(place: Int) -> ViewNode { nodes[place].takeUnretainedValue() }

  /// Returns the identity of the node at an index without retaining the node.
  @inline(__always) func identity(at place: Int) -> ObjectIdentifier { unsafeBitCast(nodes[place].toOpaque(), to: ObjectIdentifier.self) }

  /// The nodes as strong references.
  var all: [ViewNode] {
    [ViewNode](unsafeUninitializedCapacity: nodes.count) { space, count in
      for place in nodes.indices { space.initializeElement(at: place, to: nodes[place].takeUnretainedValue()) }
      count = nodes.count
    }
  }

  @inlinable package mutating func append(_ node: ViewNode) { nodes.append(.passUnretained(node)) }

  @inlinable @inline(__always) package mutating func append(_ reference: NodeReference) { nodes.append(reference.node) }

  /// Reserves capacity for additional nodes.
  package mutating func reserve(_ more: Int) { nodes.reserveCapacity(nodes.count + more) }

  /// Removes all nodes but keeps the allocated memory.
  mutating func removeAll() { nodes.removeAll(keepingCapacity: true) }
}

/// An unretained reference to a node.
@usableFromInline package struct NodeReference {
  @usableFromInline let node: Unmanaged<ViewNode>

  @inlinable package init(_ node: ViewNode) {
    self.node = .passUnretained(node)
  }

  /// Calls `body` with the node without retaining it.
  @inlinable @inline(__always) package func lend<Result>(_ body: (ViewNode) -> Result) -> Result { node._withUnsafeGuaranteedRef(body) }
}
