/// The Boolean states of a node.
struct NodeFlags: OptionSet {
  var rawValue: UInt32

  /// The node has a position.
  static var wasPlaced: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The children must be placed again.
  static var needsPlacement: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The position of this node, or of a node inside it, is watched. The flag is never cleared.
  static var holdsWatch: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// A reader may rely on an answer from the node. Until then, changed answers need no notification.
  static var wasAsked: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The layout priority is remembered.
  static var knowsPriority: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The spacing is remembered.
  static var knowsSpacing: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The leading edge is on the right. The positions of children are then mirrored inside this node (B9.24).
  static var isMirrored: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The children are several elements of the content, rather than one view that this node wraps.
  static var isContainer: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The elements have changed since they were collected.
  static var needsCollection: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// The remembered answers may be wrong, and the layout pass computes them again.
  static var needsMeasurement: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// The node must be drawn again once it is placed.
  static var needsDrawing: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// The node waits to draw again.
  static var isQueuedForDrawing: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// A child may have evicted an answer since the children were last queried again.
  static var childMayForget: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The parent must query the node again, regardless of the remembered answers, because the guide kinds have changed.
  static var answersDiffer: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// Priority or spacing may differ from the remembered values.
  static var preferencesMayDiffer: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// The drawing contains exactly one drawing for each child, in the order of the children.
  static var drawsEachChild: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// This node is laid out with its siblings but not painted among them. It is the mask of its parent, or not shown at all. It is never
  /// hit and has no semantics.
  static var isLeftOut: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// One of the children is left out.
  static var leavesOut: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// The current search for watched nodes has visited this node.
  static var isSearched: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The node waits for the next search for watched nodes.
  static var isMoveNoted: NodeFlags { NodeFlags(rawValue: 1 << 19) }

  /// True if a flag is set.
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
  package final var wasAsked: Bool {
    get { flags[.wasAsked] }
    set { flags[.wasAsked] = newValue }
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
  final var childMayForget: Bool {
    get { flags[.childMayForget] }
    set { flags[.childMayForget] = newValue }
  }
  final var answersDiffer: Bool {
    get { flags[.answersDiffer] }
    set { flags[.answersDiffer] = newValue }
  }
  final var preferencesMayDiffer: Bool {
    get { flags[.preferencesMayDiffer] }
    set { flags[.preferencesMayDiffer] = newValue }
  }
  final var drawsEachChild: Bool {
    get { flags[.drawsEachChild] }
    set { flags[.drawsEachChild] = newValue }
  }
  package internal(set) final var isLeftOut: Bool {
    get { flags[.isLeftOut] }
    set { flags[.isLeftOut] = newValue }
  }
  final var leavesOut: Bool {
    get { flags[.leavesOut] }
    set { flags[.leavesOut] = newValue }
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
