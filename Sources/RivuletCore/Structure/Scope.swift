package import RivuletGraph
import RivuletTree

/// Everything that comes and goes as one: a subgraph of attributes, the elements that it contributes, the lifecycle actions in it, and a place in the
/// tree of identities.
///
/// Invariants: the scopes inside are among the subgraphs inside; a removed scope runs nothing any more and its nodes are out of the tree.
@MainActor
package class Scope: Subgraph, NodeOwner {
  final let surroundings: ScopeSurroundings
  /// How many scopes there are around this one.
  package final let depth: Int
  /// The number of the conditional, `ForEach` or other dynamic place in the static structure of the parent.
  final let place: Int
  /// What the list around it takes from it: nothing before it is built and once it was removed, and of scopes that are in no list.
  @exclusivity(unchecked) final var contents = ScopeContents()
  @exclusivity(unchecked) package private(set) final var isRemoved = false
  @exclusivity(unchecked) fileprivate final var lifecycles: [any LifecycleObserver] = []
  @exclusivity(unchecked) private final var placeCount = 0
  /// Where actions of this content go that wait until it is shown; nil for most, whose actions go where those around them go.
  @exclusivity(unchecked) final var ownActions: ActionQueue?
  /// Whether the content is a row of a lazy container.
  @exclusivity(unchecked) final var isLazyRow = false
  /// Whether another screen covers the content.
  @exclusivity(unchecked) package fileprivate(set) final var isCovered = false
  /// Whether what covers it lies above it, as a screen that was pushed; what has taken its place, as another tab, does not.
  @exclusivity(unchecked) final var isBeneath = false
  /// What keeps those nodes in step that were made last.
  @exclusivity(unchecked) final var newestKeeper: Attribute<GatheredChange>?

  /// A tree's outermost scope.
  fileprivate init(outermostIn parent: Subgraph, _ surroundings: ScopeSurroundings) {
    self.surroundings = surroundings
    place = 0
    depth = 0
    super.init(inside: parent)
  }

  /// A scope at a dynamic place of another one.
  init(inside outer: borrowing Scope, at place: Int) {
    surroundings = outer.surroundings
    self.place = place
    depth = outer.depth + 1
    super.init(inside: outer)
  }

  /// What tells the contents of a dynamic place apart: the branch, row, `.id` value or type that is shown there. Asked for only by those who keep
  /// paths.
  var content: AnyHashable { fatalError("Scope is abstract; those with a content of their own know it.") }

  /// The identity that the app gave the content; nil for none.
  package var givenID: AnyHashable? { nil }

  /// Whether the app gave the content this identity, by `.id` or as an element of a `ForEach`.
  func hasID(_ id: AnyHashable) -> Bool { false }
}

/// A scope that knows its content by value.
final class ContentScope: Scope {
  private let ownContent: AnyHashable

  override var content: AnyHashable { ownContent }

  private let isIdentity: Bool

  override package var givenID: AnyHashable? { isIdentity ? ownContent : nil }

  override func hasID(_ id: AnyHashable) -> Bool { isIdentity && ownContent == id }

  /// A tree's outermost scope.
  init(rootIn parent: Subgraph, _ surroundings: ScopeSurroundings) {
    ownContent = AnyHashable("root")
    isIdentity = false
    super.init(outermostIn: parent, surroundings)
  }

  /// A scope with a content at a dynamic place of another one.
  ///
  /// - Parameter isIdentity: Whether the content is an identity that the app gave.
  init(_ content: AnyHashable, isIdentity: Bool = false, inside outer: Scope, at place: Int) {
    ownContent = content
    self.isIdentity = isIdentity
    super.init(inside: outer, at: place)
  }
}

extension Scope {
  /// Whether the tree is there; what goes with it must not ask it any more.
  package final var isInOpenTree: Bool { surroundings.isOpen }
  package var tree: ViewTree { @inline(never) get { surroundings.tree } }
  /// The tree's, at hand for all who read or change it.
  var environment: EnvironmentRoot { surroundings.environment }

  // Not inlined: what is reached over two objects is counted as used for the time of a call.

  /// What readers of a sort read.
  @inline(never) func environmentSnapshot(for sort: any Any.Type) -> Attribute<EnvironmentSnapshot> {
    surroundings.environment.snapshot(for: sort)
  }

  /// Which root of the environment there is.
  var environmentSerial: Int { @inline(never) get { surroundings.environment.serial } }

  /// Part of the identity path of all state inside.
  package struct Identity: Hashable {
    let place: Int
    let content: AnyHashable
  }

  package func makeChild(at place: Int, content: AnyHashable, isIdentity: Bool = false) -> Scope {
    ContentScope(content, isIdentity: isIdentity, inside: self, at: place)
  }

  /// The scope around this one; nil for a tree's outermost, and for one that was removed.
  package final var outer: Scope? { parent as? Scope }

  /// Registers an action that wants to hear when this content leaves.
  package func add(_ lifecycle: any LifecycleObserver) {
    lifecycles.append(lifecycle)
  }

  /// Takes the content out: its rules stop, its storage goes at the end of the turn, and its disappear actions are queued (B5.08).
  package func remove() {
    guard !isRemoved else { return }
    markRemoved()
    free()
  }

  /// Announces to everything inside that it leaves, and keeps the storage: the tree as a whole goes with its owner.
  func close() {
    if !isRemoved { markRemoved() }
  }

  private func markRemoved() {
    isRemoved = true
    if !lifecycles.isEmpty {
      for lifecycle in lifecycles.reversed() { lifecycle.scopeWillDisappear() }
      lifecycles.removeAll()
    }
    forEachChild { ($0 as? Scope)?.markRemoved() }
    contents = ScopeContents()
    // What has waited for the content to be shown holds what is in it.
    ownActions?.discard()
  }

  /// Has the content rest: nothing inside is brought up to date, tasks stop, and it disappears. Subscriptions go on.
  final func rest() {
    if isRemoved || isFrozen { return }
    forEachLifecycle { $0.scopeWillHide() }
    freeze()
  }

  /// Has the content disappear and its tasks stop, as another screen covers it. It is brought up to date as before.
  package final func cover() { cover(.covered) }

  /// Covers the content: it disappears, its tasks stop, and its actions go on as far as a gate passes them.
  final func cover(_ gate: ActionQueue.Gate) {
    if isRemoved || isCovered { return }
    forEachLifecycle { $0.scopeWillHide() }
    isCovered = true
    ownActions?.close(gate)
  }

  /// Hides content that was just made, until it is shown.
  final func beginHidden() {
    isCovered = true
    ownActions?.close(.hidden)
  }

  /// Brings back the content that was covered. It appears again.
  package final func uncover() {
    if isRemoved || !isCovered { return }
    isCovered = false
    isBeneath = false
    forEachLifecycle { $0.scopeDidReturn() }
    ownActions?.open()
  }

  /// Brings the content back that rests: what has changed meanwhile is out of date. It appears again.
  final func wake() {
    if isRemoved || !isFrozen { return }
    thaw()
    forEachLifecycle { $0.scopeDidReturn() }
  }

  /// Calls `body` for what acts in this content, and in the contents inside but those that rest, or are covered, by themselves.
  private func forEachLifecycle(_ body: (any LifecycleObserver) -> Void) {
    for lifecycle in lifecycles { body(lifecycle) }
    forEachChild { child in
      if !child.isFrozen, let scope = child as? Scope, !scope.isCovered { scope.forEachLifecycle(body) }
    }
  }

  /// The row of a lazy container that this content is, or is part of; nil for none.
  package final var rowScope: Scope? {
    var scope: Scope? = self
    while let step = scope, !step.isLazyRow { scope = step.outer }
    return scope
  }

  /// Where actions of this content go.
  final var actions: ActionQueue {
    var scope: Scope? = self
    while let step = scope {
      if let own = step.ownActions { return own }
      scope = step.outer
    }
    return tree.actions
  }

  /// Gives the content actions of its own that wait until it is shown for the first time.
  final func holdActions(_ gate: ActionQueue.Gate) {
    ownActions = ActionQueue(inside: actions, gate)
    isCovered = gate == .covered
  }

  /// Whether the content is in sight as far as screens go: no content around it is covered, leaves or rests.
  package final var isLive: Bool { isLive(orBeneath: false) }

  /// Whether the content is in sight, or lies beneath screens that are.
  package final func isLive(orBeneath countsBeneath: Bool) -> Bool {
    var scope: Scope? = self
    while let step = scope {
      let isCovered = step.isCovered && !(countsBeneath && step.isBeneath)
      if step.isRemoved || isCovered || step.isFrozen || step.state != .live { return false }
      scope = step.outer
    }
    return true
  }

  /// The number of the next piece of state or dynamic place in this scope; the same each time the static structure is built.
  package func nextPlace() -> Int {
    defer { placeCount += 1 }
    return placeCount
  }

  /// Whether state is kept beyond the life of the tree; where it is not, nobody need look at what is kept.
  package var recordsState: Bool { @inline(never) get { surroundings.recordsState } }

  /// Whether one more level of content may be built inside. Beyond the limit the content is left out, and that is reported once.
  func mayNest() -> Bool {
    if depth < BehaviourConstants.nestedScopes { return true }
    reportDepth()
    return false
  }

  @inline(never) private func reportDepth() {
    RuntimeIssue.reportOnce(
      .nestedTooDeeply, typeName: "View",
      "Views are nested in more than \(BehaviourConstants.nestedScopes) levels of conditionals, AnyViews and rows; what is further inside is left "
        + "out. Look for a view that contains itself without an end, or show data of such depth as a list of rows with indentation.")
  }

  /// The identities from the root down to this scope.
  var path: [Identity] {
    (outer?.path ?? []) + [Identity(place: place, content: content)]
  }
}

/// Something that acts when the scope it stands in leaves the tree.
@MainActor
package protocol LifecycleObserver: AnyObject {
  func scopeWillDisappear()
  /// The content disappears and is kept: it rests, or another screen covers it.
  func scopeWillHide()
  /// The content that was kept has come back, and will appear once it is shown.
  func scopeDidReturn()
  /// The content begins to go gradually, or comes back from that.
  func scopeLeaves(_ isLeaving: Bool)
}

extension LifecycleObserver {
  package func scopeWillHide() {}
  package func scopeDidReturn() {}
  package func scopeLeaves(_ isLeaving: Bool) {}
}

extension Scope {
  /// Announces to everything inside that it begins to go gradually, or comes back from that.
  func announceLeaving(_ isLeaving: Bool) {
    for lifecycle in lifecycles { lifecycle.scopeLeaves(isLeaving) }
    forEachChild { ($0 as? Scope)?.announceLeaving(isLeaving) }
  }
}
