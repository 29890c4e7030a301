/// A focus state, whatever its value type.
@MainActor
protocol FocusFollower: AnyObject {
  /// Whether the newest value of the state is the one of a `focused` modifier.
  func isWanted(at value: AnyHashable) -> Bool
  /// Whether the newest value of the state is that for a focus elsewhere.
  var isAway: Bool { get }
  /// Takes over where the focus is; nil for elsewhere.
  func focusMoved(to value: AnyHashable?)
  /// The newest value, for messages.
  var wantedDescription: String { get }
}

/// One `focused` modifier around one view.
@MainActor
final class FocusTarget {
  private(set) weak var node: ViewNode?
  /// The state that follows; nil until the modifier was evaluated.
  var follower: (any FocusFollower)?
  /// What the state is while the view has the focus.
  var value = AnyHashable(true)

  init(node: ViewNode) {
    self.node = node
  }

  /// The node, unless its view has left.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

/// Keeps the focus of the keyboard and the focus states of a tree in step (B3.48).
///
/// A state that was written moves the focus when its update is laid out; a focus that has moved, or was lost with its view, changes the
/// states in the round after.
@MainActor
final class FocusCoordinator {
  private unowned let tree: ViewTree
  private var targets: [FocusTarget] = []
  /// How many targets there may be before those that are gone are swept out.
  private var sweepLimit = 16
  /// The view that the focus is at, for what is inside of it.
  private weak var place: FocusPlace?
  @exclusivity(unchecked) private var requests: [any FocusFollower] = []
  /// What views around the focus hand to others; made for the first that hands something or reads.
  private(set) lazy var values = FocusedValueStore(tree)
  /// Whether any view has ever handed something over; as long as none has, nobody has to ask.
  @exclusivity(unchecked) var hasValueSources = false

  nonisolated init(tree: ViewTree) {
    self.tree = tree
  }

  func add(_ target: FocusTarget) {
    if targets.count >= sweepLimit {
      targets.removeAll { $0.liveNode == nil }
      sweepLimit = max(16, 2 * targets.count)
    }
    targets.append(target)
  }

  /// Remembers that a state was written.
  func request(_ follower: any FocusFollower) {
    requests.append(follower)
  }

  /// Moves the focus where states want it. Call it when layout is done.
  func settle() {
    tree.keyboard.dropLostFocus()
    guard !requests.isEmpty else { return }
    let now = requests
    requests.removeAll()
    for follower in now { fulfil(follower) }
  }

  private func fulfil(_ follower: any FocusFollower) {
    if follower.isAway {
      if targets(of: follower).contains(where: { tree.keyboard.hasFocus(inside: $0.node) }) { tree.keyboard.giveUpFocus() }
      return
    }
    let wanted = targets(of: follower).filter { follower.isWanted(at: $0.value) }
    if wanted.count > 1 { reportRepeated(follower) }
    let stop = ViewNode.inViewOrder(wanted.compactMap(\.liveNode)).lazy.compactMap { self.tree.keyboard.firstStop(in: $0) }.first
    guard let stop else { return follower.focusMoved(to: value(of: follower, at: tree.keyboard.focusedNode)) }
    tree.keyboard.takeFocus(stop)
  }

  private func reportRepeated(_ follower: any FocusFollower) {
    RuntimeIssue.reportOnce(
      .repeatedFocusValue, typeName: "FocusState",
      "Several views are focused by the value \(follower.wantedDescription) of one FocusState; the first of them gets the focus. "
        + "Give each focused(_:equals:) a value of its own.")
  }

  /// Tells the states where the focus has gone.
  func focusMoved(to node: ViewNode?) {
    enter(node?.responder?.focusPlace)
    if hasValueSources { values.focusMoved(to: node?.focusedValueSources() ?? []) }
    var told: [any FocusFollower] = []
    for target in targets {
      guard let follower = target.follower, !told.contains(where: { $0 === follower }) else { continue }
      told.append(follower)
      follower.focusMoved(to: value(of: follower, at: node))
    }
  }

  private func enter(_ next: FocusPlace?) {
    guard next !== place else { return }
    place?.focusMoved(isHere: false, tree.queue)
    next?.focusMoved(isHere: true, tree.queue)
    place = next
  }

  private func targets(of follower: any FocusFollower) -> [FocusTarget] {
    targets.filter { $0.follower === follower && $0.liveNode != nil }
  }

  /// The value of the innermost target of a state around a node; one that the state has already goes first.
  private func value(of follower: any FocusFollower, at node: ViewNode?) -> AnyHashable? {
    var values: [AnyHashable] = []
    var current = node
    while let step = current {
      for target in targets where target.node === step && target.follower === follower { values.append(target.value) }
      current = step.parent
    }
    return values.first { follower.isWanted(at: $0) } ?? values.first
  }
}
