package import RivuletTree

/// A type-erased focus state.
@MainActor
protocol FocusFollower: AnyObject {
  /// Returns true if the latest value of the state matches the value of a `focused` modifier.
  func isWanted(at value: AnyHashable) -> Bool
  /// True if the latest value of the state represents focus elsewhere.
  var isAway: Bool { get }
  /// Sets the state to the value for the focused view; nil if focus is elsewhere.
  func focusMoved(to value: AnyHashable?)
  /// A description of the latest value, for diagnostic messages.
  var wantedDescription: String { get }
}

/// A `focused` modifier on a view.
@MainActor
final class FocusTarget {
  private(set) weak var node: ViewNode?
  /// The focus state to which the modifier is bound; nil until the modifier has been evaluated.
  fileprivate(set) var follower: (any FocusFollower)?
  /// The value of the focus state while the view has focus.
  var value = AnyHashable(true)

  init(node: ViewNode) {
    self.node = node
  }

  /// The node; nil after its view has been removed.
  var liveNode: ViewNode? { node.flatMap { $0.scope.isRemoved ? nil : $0 } }
}

extension ViewNode {
  /// The `focused` modifiers of the node's view.
  fileprivate var focusTargets: [FocusTarget] { attachments(FocusTarget.self) }
}

/// An object that keeps keyboard focus and the focus states of a tree in sync (B3.48).
///
/// Writing to a state moves focus after the layout of the update. When focus moves, or is lost because its view is removed, the states
/// change in the next round.
@MainActor
final class FocusCoordinator: Companion {
  private unowned let tree: ViewTree
  /// The targets of each focus state.
  private var bindings: [ObjectIdentifier: FocusBindings] = [:]
  /// The number of states that triggers the removal of states without live views.
  private var sweepLimit = 16
  /// The states whose values do not represent focus elsewhere, in the order of their latest notification.
  private var engaged: [any FocusFollower] = []
  /// The focused view's layer in the environment of its content.
  private weak var place: FocusLayer?
  private var requests: [any FocusFollower] = []
  private var followUps: [(_ asked: ViewNode?) -> Void] = []
  /// The focused values of the views around the focused view. The store is created for the first view that sets or reads such a value.
  private(set) lazy var values = FocusedValueStore(tree)
  /// True once a view has set a focused value. Before that, values are not collected.
  var hasValueSources = false

  /// The views that receive focus by default. The store is created for the first such view.
  private(set) lazy var defaults: DefaultFocusStore = {
    hasDefaults = true
    return DefaultFocusStore(tree)
  }()
  /// True once a view has been a focus default.
  private(set) var hasDefaults = false

  nonisolated init(tree: ViewTree) {
    self.tree = tree
  }

  /// Binds a focus state to a target. If `follower` is nil, removes the existing binding.
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

  /// Records that a focus state was written, even if the value did not change.
  func request(_ follower: any FocusFollower) {
    requests.append(follower)
  }

  /// Moves focus to the views requested by focus states. Call this method after layout.
  ///
  /// Pending changes are applied first, because they may add the view to which a state refers, or make the state refer to a different view.
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

  /// Calls `body` after the focus states written in this turn have moved focus. The argument is the view to which they moved focus.
  func afterRequests(_ body: @escaping (_ asked: ViewNode?) -> Void) {
    tree.queue.append(Mutation { [weak self] in self?.followUps.append(body) }, transaction: Transaction())
  }

  /// Moves focus to the view that a focus state requests. Returns the view that receives focus; nil if focus is elsewhere.
  private func fulfil(_ follower: any FocusFollower) -> ViewNode? {
    if follower.isAway {
      if hasFocus(follower) { tree.keyboard.removeFocus() }
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

  /// Returns the view that receives focus inside a node: the default or, if there is none, the first focusable view.
  func firstStop(in node: ViewNode) -> ViewNode? {
    (hasDefaults ? defaults.stop(inside: node) : nil) ?? tree.keyboard.firstStop(in: node)
  }

  /// Returns the view that receives focus for a value of a focus state; nil if no view can.
  func stop(of follower: any FocusFollower, at value: AnyHashable) -> ViewNode? {
    let nodes = ViewNode.inViewOrder(targets(of: follower).filter { $0.value == value }.compactMap(\.liveNode))
    return nodes.lazy.compactMap { self.tree.keyboard.firstStop(in: $0) }.first { self.tree.keyboard.canFocus($0) }
  }

  private func reportRepeated(_ follower: any FocusFollower) {
    RuntimeIssue.reportOnce(
      .repeatedFocusValue, typeName: "FocusState",
      "Several views use the value \(follower.wantedDescription) of one FocusState; the first of them receives focus. "
        + "Give each focused(_:equals:) a unique value.")
  }

  /// Updates the focus states after focus has moved.
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

  /// Returns the focus states of the targets around a node, innermost first.
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

  private func enter(_ next: FocusLayer?) {
    guard next !== place else { return }
    place?.focusMoved(isHere: false, tree.queue)
    next?.focusMoved(isHere: true, tree.queue)
    place = next
  }

  private func targets(of follower: any FocusFollower) -> [FocusTarget] {
    bindings[ObjectIdentifier(follower)]?.live.filter { $0.node?.isInLeftOut == false } ?? []
  }

  /// Returns the value of the innermost target of a focus state around a node. A target with the state's current value takes precedence.
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

/// The targets of a single focus state.
@MainActor
private struct FocusBindings {
  private var targets: [FocusTarget] = []
  /// The number of targets that triggers the removal of targets without live views.
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

/// The responder of a focusable view. The view's content can read whether the view has focus.
@MainActor
package protocol FocusPlaceResponder: EventResponder {
  /// The view's layer in the environment; nil if the content does not read the focus state.
  var focusPlace: FocusLayer? { get }
}

/// A responder whose only purpose is to accept focus.
@MainActor
final class FocusStop: FocusPlaceResponder {
  var canFocus = true
  /// True if pressing the view moves focus to it.
  var takesPresses = false
  let focusPlace: FocusLayer?

  init(_ place: FocusLayer) {
    focusPlace = place
  }

  var takesPointers: Bool { false }
}
