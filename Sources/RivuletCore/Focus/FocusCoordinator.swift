import RivuletTree

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
  fileprivate(set) var follower: (any FocusFollower)?
  /// What the state is while the view has the focus.
  var value = AnyHashable(true)

  init(node: ViewNode) {
    self.node = node
  }

  /// The node, unless its view has left.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

extension ViewNode {
  /// The `focused` modifiers that stand around the node's view.
  fileprivate var focusTargets: [FocusTarget] { attachments.compactMap { $0 as? FocusTarget } }
}

/// Keeps the focus of the keyboard and the focus states of a tree in step (B3.48).
///
/// A state that was written moves the focus when its update is laid out; a focus that has moved, or was lost with its view, changes the
/// states in the round after.
@MainActor
final class FocusCoordinator {
  private unowned let tree: ViewTree
  /// The targets of each state.
  private var bindings: [ObjectIdentifier: FocusBindings] = [:]
  /// How many states there may be before those whose views are gone are swept out.
  private var sweepLimit = 16
  /// The states that are other than for a focus elsewhere, as they were told last.
  private var engaged: [any FocusFollower] = []
  /// The view that the focus is at, for what is inside of it.
  private weak var place: FocusPlace?
  @exclusivity(unchecked) private var requests: [any FocusFollower] = []
  @exclusivity(unchecked) private var followUps: [(_ asked: ViewNode?) -> Void] = []
  /// What views around the focus hand to others; made for the first that hands something or reads.
  private(set) lazy var values = FocusedValueStore(tree)
  /// Whether any view has ever handed something over; as long as none has, nobody has to ask.
  @exclusivity(unchecked) var hasValueSources = false

  /// The views that are to have the focus by default; made for the first that says so.
  private(set) lazy var defaults: DefaultFocusStore = {
    hasDefaults = true
    return DefaultFocusStore(tree)
  }()
  /// Whether any view has ever said that it is to have the focus by default.
  @exclusivity(unchecked) private(set) var hasDefaults = false

  nonisolated init(tree: ViewTree) {
    self.tree = tree
  }

  /// Lets a state, or none, follow the focus at a target.
  func bind(_ target: FocusTarget, to follower: (any FocusFollower)?) {
    if target.follower === follower { return }
    if let former = target.follower { bindings[ObjectIdentifier(former)]?.remove(target) }
    target.follower = follower
    guard let follower else { return }
    if bindings.count >= sweepLimit {
      bindings = bindings.filter { !$0.value.live.isEmpty }
      sweepLimit = max(16, 2 * bindings.count)
    }
    bindings[ObjectIdentifier(follower), default: FocusBindings()].add(target)
  }

  /// Remembers that a state was written, if only with the value that it had.
  func request(_ follower: any FocusFollower) {
    requests.append(follower)
  }

  /// Moves the focus where states want it. Call it when layout is done.
  ///
  /// Changes that wait to be applied come first: they may bring the view that a state names, or name another one in place of a view that is gone.
  func settle() {
    guard !requests.isEmpty || !followUps.isEmpty || hasDefaults || tree.keyboard.hasLostFocus, tree.queue.isEmpty else { return }
    let (now, then) = (requests, followUps)
    requests.removeAll()
    followUps.removeAll()
    var asked: ViewNode?
    for follower in now { asked = fulfil(follower) ?? asked }
    tree.keyboard.dropLostFocus()
    if hasDefaults { defaults.settle() }
    for body in then { body(asked) }
  }

  /// Calls `body` once the states that were written in this turn have moved the focus, with the view that they gave it.
  func afterRequests(_ body: @escaping (_ asked: ViewNode?) -> Void) {
    tree.queue.append(Mutation { [weak self] in self?.followUps.append(body) }, transaction: Transaction())
  }

  /// Moves the focus where a state wants it, and returns the view that has it then; nil for a state that wants it elsewhere.
  private func fulfil(_ follower: any FocusFollower) -> ViewNode? {
    if follower.isAway {
      if hasFocus(follower) { tree.keyboard.giveUpFocus() }
      return nil
    }
    let wanted = targets(of: follower).filter { follower.isWanted(at: $0.value) }
    if wanted.count > 1 { reportRepeated(follower) }
    let stop = ViewNode.inViewOrder(wanted.compactMap(\.liveNode)).lazy.compactMap { self.firstStop(in: $0) }.first
    guard let stop else {
      follower.focusMoved(to: value(of: follower, at: tree.keyboard.controlInFocus))
      return nil
    }
    tree.keyboard.takeFocus(stop)
    return stop
  }

  /// Returns true if the focus is inside of a view that a state follows, or was inside of one that is gone.
  private func hasFocus(_ follower: any FocusFollower) -> Bool {
    engaged.contains { $0 === follower } || targets(of: follower).contains { tree.keyboard.hasFocus(inside: $0.node) }
  }

  /// The view inside of a node to which the focus goes: its default, or else the first.
  private func firstStop(in node: ViewNode) -> ViewNode? {
    (hasDefaults ? defaults.stop(inside: node) : nil) ?? tree.keyboard.firstStop(in: node)
  }

  /// The view that a state would give the focus by a value; nil if there is none that can have it.
  func stop(of follower: any FocusFollower, at value: AnyHashable) -> ViewNode? {
    let nodes = ViewNode.inViewOrder(targets(of: follower).filter { $0.value == value }.compactMap(\.liveNode))
    return nodes.lazy.compactMap { self.tree.keyboard.firstStop(in: $0) }.first { self.tree.keyboard.canFocus($0) }
  }

  private func reportRepeated(_ follower: any FocusFollower) {
    RuntimeIssue.reportOnce(
      .repeatedFocusValue, typeName: "FocusState",
      "Several views are focused by the value \(follower.wantedDescription) of one FocusState; the first of them gets the focus. "
        + "Give each focused(_:equals:) a value of its own.")
  }

  /// Tells the states where the focus has gone.
  func focusMoved(to node: ViewNode?) {
    enter((node?.responder as? any FocusPlaceResponder)?.focusPlace)
    if hasValueSources { values.focusMoved(to: node?.focusedValueSources() ?? []) }
    var followers = engaged
    for follower in followersAround(node) where !followers.contains(where: { $0 === follower }) { followers.append(follower) }
    engaged = []
    for follower in followers {
      let value = value(of: follower, at: node)
      if value != nil { engaged.append(follower) }
      follower.focusMoved(to: value)
    }
  }

  /// The states that follow the focus at a node, innermost first.
  private func followersAround(_ node: ViewNode?) -> [any FocusFollower] {
    var followers: [any FocusFollower] = []
    var current = node
    while let step = current {
      for target in step.focusTargets {
        if let follower = target.follower { followers.append(follower) }
      }
      current = step.parent
    }
    return followers
  }

  private func enter(_ next: FocusPlace?) {
    guard next !== place else { return }
    place?.focusMoved(isHere: false, tree.queue)
    next?.focusMoved(isHere: true, tree.queue)
    place = next
  }

  private func targets(of follower: any FocusFollower) -> [FocusTarget] {
    bindings[ObjectIdentifier(follower)]?.live.filter { $0.node?.isInLeftOut == false } ?? []
  }

  /// The value of the innermost target of a state around a node; one that the state has already goes first.
  private func value(of follower: any FocusFollower, at node: ViewNode?) -> AnyHashable? {
    var values: [AnyHashable] = []
    var current = node
    while let step = current {
      for target in step.focusTargets where target.follower === follower { values.append(target.value) }
      current = step.parent
    }
    return values.first { follower.isWanted(at: $0) } ?? values.first
  }
}

/// The targets of one focus state.
@MainActor
private struct FocusBindings {
  private var targets: [FocusTarget] = []
  /// How many targets there may be before those that are gone are swept out.
  private var sweepLimit = 16

  /// Those whose views are there.
  var live: [FocusTarget] { targets.filter { $0.liveNode != nil } }

  mutating func add(_ target: FocusTarget) {
    if targets.count >= sweepLimit {
      targets = live
      sweepLimit = max(16, 2 * targets.count)
    }
    targets.append(target)
  }

  mutating func remove(_ target: FocusTarget) {
    targets.removeAll { $0 === target }
  }
}
