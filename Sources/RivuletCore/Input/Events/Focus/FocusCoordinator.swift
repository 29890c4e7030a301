package import RivuletTree

/// A focus state, without the type of its value.
@MainActor
protocol FocusFollower: AnyObject {
  /// Returns true if the latest value of the state is the value of a `focused` modifier.
  func isWanted(at value: AnyHashable) -> Bool
  /// True if the latest value of the state is the one that represents focus elsewhere.
  var isAway: Bool { get }
  /// Sets the state to the value of the focused view; nil for focus elsewhere.
  func focusMoved(to value: AnyHashable?)
  /// The latest value, for messages.
  var wantedDescription: String { get }
}

/// A `focused` modifier on one view.
@MainActor
final class FocusTarget {
  private(set) weak var node: ViewNode?
  /// The state of the modifier; nil until the modifier has been evaluated.
  fileprivate(set) var follower: (any FocusFollower)?
  /// The value of the state while the view has focus.
  var value = AnyHashable(true)

  init(node: ViewNode) {
    self.node = node
  }

  /// The node; nil once its view has been removed.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

extension ViewNode {
  /// The `focused` modifiers on the node's view.
  fileprivate var focusTargets: [FocusTarget] { attachments(FocusTarget.self) }
}

/// Keeps keyboard focus and the focus states of a tree in sync (B3.48).
///
/// A write to a state moves focus once the update has been laid out. If focus has moved, or was lost with its view, the states change in
/// the next round.
@MainActor
final class FocusCoordinator: Companion {
  private unowned let tree: ViewTree
  /// The targets of each state.
  private var bindings: [ObjectIdentifier: FocusBindings] = [:]
  /// The number of states at which states without live views are removed.
  private var sweepLimit = 16
  /// The states whose value is not the one for focus elsewhere, in the order in which they were last notified.
  private var engaged: [any FocusFollower] = []
  /// The focused view, as a layer in the environment of the views inside it.
  private weak var place: FocusPlace?
  private var requests: [any FocusFollower] = []
  private var followUps: [(_ asked: ViewNode?) -> Void] = []
  /// The values of the views around the focused view. They are created for the first view that sets or reads one.
  private(set) lazy var values = FocusedValueStore(tree)
  /// True if a view has ever set a focused value. Until then, values are not collected.
  var hasValueSources = false

  /// The views that get focus by default. The store is created for the first of them.
  private(set) lazy var defaults: DefaultFocusStore = {
    hasDefaults = true
    return DefaultFocusStore(tree)
  }()
  /// True if a view has ever been a default for focus.
  private(set) var hasDefaults = false

  nonisolated init(tree: ViewTree) {
    self.tree = tree
  }

  /// Binds a state to a target, or removes the binding.
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

  /// Records that a state was written, even with the value that it already had.
  func request(_ follower: any FocusFollower) {
    requests.append(follower)
  }

  /// Moves focus to the views that states request. Must be called after layout.
  ///
  /// Pending changes are applied first: they may add the view that a state refers to, or refer to another view in place of a removed one.
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

  /// Calls `body` once the states written in this turn have moved focus, with the view to which they moved it.
  func afterRequests(_ body: @escaping (_ asked: ViewNode?) -> Void) {
    tree.queue.append(Mutation { [weak self] in self?.followUps.append(body) }, transaction: Transaction())
  }

  /// Moves focus to the view that a state requests, and returns the view that gets it; nil for focus elsewhere.
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

  /// Returns true if focus is inside a view of the state, or was inside one that has been removed.
  private func hasFocus(_ follower: any FocusFollower) -> Bool {
    engaged.contains { $0 === follower } || targets(of: follower).contains { tree.keyboard.hasFocus(inside: $0.node) }
  }

  /// Returns the view that gets focus inside a node: its default, or else the first one.
  func firstStop(in node: ViewNode) -> ViewNode? {
    (hasDefaults ? defaults.stop(inside: node) : nil) ?? tree.keyboard.firstStop(in: node)
  }

  /// Returns the view that gets focus for a value of a state; nil if no view can.
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

  /// Notifies the states that focus has moved.
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

  /// Returns the states of the targets around a node, innermost first.
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

  /// Returns the value of the innermost target of a state around a node; the state's current value is preferred.
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
  /// The number of targets at which removed targets are discarded.
  private var sweepLimit = 16

  /// The targets whose views exist.
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

/// The responder of a focusable view. Views inside read from it whether it has focus.
@MainActor
package protocol FocusPlaceResponder: EventResponder {
  /// The layer for the view in the environment; nil if views inside do not read the focus state.
  var focusPlace: FocusPlace? { get }
}

/// A responder that only accepts focus.
@MainActor
final class FocusStop: FocusPlaceResponder {
  var canFocus = true
  /// True if a press moves focus to the view.
  var takesPresses = false
  let focusPlace: FocusPlace?

  init(_ place: FocusPlace) {
    focusPlace = place
  }

  var takesPointers: Bool { false }
}
