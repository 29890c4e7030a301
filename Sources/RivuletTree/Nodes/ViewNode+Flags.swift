/// The Boolean states of a node.
struct NodeFlags: OptionSet {
  var rawValue: UInt32

  /// The node has a position.
  static var wasPlaced: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The children must be placed.
  static var needsPlacement: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The position of this node or a descendant is watched. The flag is never cleared.
  static var holdsWatch: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// A reader may rely on a result from the node. Before that, changed results require no notification.
  static var wasQueried: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The layout priority is cached.
  static var knowsPriority: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The spacing is cached.
  static var knowsSpacing: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The leading edge is on the right, so this node mirrors the positions of its children (B9.24).
  static var isMirrored: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The children are separate elements of the content, rather than a single view that this node wraps.
  static var isContainer: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The elements have changed since they were collected.
  static var needsCollection: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// The cached results may be outdated. The layout pass recomputes them.
  static var needsMeasurement: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// The node must be redrawn once it is placed.
  static var needsDrawing: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// The node is queued for drawing.
  static var isQueuedForDrawing: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// A child may have evicted a cached result since the children were last queried.
  static var childMayHaveEvicted: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The parent must query the node even if its cached results are unchanged, because its guide kinds have changed.
  static var resultsDiffer: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// The priority or spacing may differ from the cached values.
  static var preferencesMayDiffer: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// The drawing contains exactly one drawing for each child, in the order of the children.
  static var drawsEachChild: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// The node is laid out with its siblings but not painted among them. It is either its parent's mask or hidden. It is never hit and has
  /// no semantics.
  static var isExcluded: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// At least one of the children is left out.
  static var hasExcludedChildren: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// The current search for watched nodes has visited the node.
  static var isSearched: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The node is queued for the next search for watched nodes.
  static var isMoveNoted: NodeFlags { NodeFlags(rawValue: 1 << 19) }

  /// True if the flag is set.
  subscript(flag: NodeFlags) -> Bool {
    @inline(__always) get { rawValue & flag.rawValue != 0 }
    @inline(__always) set { if newValue { rawValue |= flag.rawValue } else { rawValue &= ~flag.rawValue } }
  }
}

extension ViewNode {
  package internal(set) final var wasPlaced: Bool {
    get { flags[.wasPlaced] }
    set { flags[.wasPlaced] = newValue }
  }
  package final var needsPlacement: Bool {
    get { flags[.needsPlacement] }
    set { flags[.needsPlacement] = newValue }
  }
  final var holdsWatch: Bool {
    get { flags[.holdsWatch] }
    set { flags[.holdsWatch] = newValue }
  }
  package final var wasQueried: Bool {
    get { flags[.wasQueried] }
    set { flags[.wasQueried] = newValue }
  }
  final var knowsPriority: Bool {
    get { flags[.knowsPriority] }
    set { flags[.knowsPriority] = newValue }
  }
  final var knowsSpacing: Bool {
    get { flags[.knowsSpacing] }
    set { flags[.knowsSpacing] = newValue }
  }
  package internal(set) final var isMirrored: Bool {
    get { flags[.isMirrored] }
    set { flags[.isMirrored] = newValue }
  }
  package internal(set) final var isContainer: Bool {
    get { flags[.isContainer] }
    set { flags[.isContainer] = newValue }
  }
  package final var needsCollection: Bool {
    get { flags[.needsCollection] }
    set { flags[.needsCollection] = newValue }
  }
  final var needsMeasurement: Bool {
    get { flags[.needsMeasurement] }
    set { flags[.needsMeasurement] = newValue }
  }
  final var needsDrawing: Bool {
    get { flags[.needsDrawing] }
    set { flags[.needsDrawing] = newValue }
  }
  final var isQueuedForDrawing: Bool {
    get { flags[.isQueuedForDrawing] }
    set { flags[.isQueuedForDrawing] = newValue }
  }
  final var childMayHaveEvicted: Bool {
    get { flags[.childMayHaveEvicted] }
    set { flags[.childMayHaveEvicted] = newValue }
  }
  final var resultsDiffer: Bool {
    get { flags[.resultsDiffer] }
    set { flags[.resultsDiffer] = newValue }
  }
  final var preferencesMayDiffer: Bool {
    get { flags[.preferencesMayDiffer] }
    set { flags[.preferencesMayDiffer] = newValue }
  }
  final var drawsEachChild: Bool {
    get { flags[.drawsEachChild] }
    set { flags[.drawsEachChild] = newValue }
  }
  package internal(set) final var isExcluded: Bool {
    get { flags[.isExcluded] }
    set { flags[.isExcluded] = newValue }
  }
  final var hasExcludedChildren: Bool {
    get { flags[.hasExcludedChildren] }
    set { flags[.hasExcludedChildren] = newValue }
  }
  final var isSearched: Bool {
    get { flags[.isSearched] }
    set { flags[.isSearched] = newValue }
  }
  final var isMoveNoted: Bool {
    get { flags[.isMoveNoted] }
    set { flags[.isMoveNoted] = newValue }
  }
}
