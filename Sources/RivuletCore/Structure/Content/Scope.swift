package import RivuletGraph
import RivuletTree

/// Content that is inserted and removed as a whole. A scope is a subgraph of attributes that also stores the elements that it contributes,
/// its lifecycle observers, and its position in the identity tree.
///
/// Invariants: nested scopes are among the nested subgraphs; a removed scope runs nothing, and its nodes aren't in the tree.
@MainActor
package class Scope: Subgraph, NodeOwner {
  final let surroundings: ScopeSurroundings
  /// The number of enclosing scopes.
  package final let depth: Int
  /// The number of the dynamic position, such as a conditional or `ForEach`, in the parent's static structure.
  final let place: Int
  /// The scope's contribution to its enclosing list. Empty before the content is built, after it's removed, and for a scope that isn't in a
  /// list.
  final var contents = ScopeContents()
  /// The presence of this content, regardless of the surrounding content. `move(to:)` changes it.
  package internal(set) final var presence = Presence.live
  /// The presence of this content, taking the surrounding content into account.
  package internal(set) final var effectivePresence = Presence.live
  final var lifecycles: [any LifecycleObserver] = []
  private final var placeCount = 0
  /// The queue for actions that wait until this content is shown. Nil for most scopes, whose actions use the queue of an enclosing scope.
  final var ownActions: ActionQueue?
  /// The lazy container's row that this content forms; nil for other content, and after removal.
  final var lazyRow: LazyRow?
  /// True if this scope is a row of a lazy container.
  final var isLazyRow = false
  /// True while another screen, such as a pushed one, is on top of the covered content. False if another tab replaces the content.
  final var isBeneath = false
  /// The rule that keeps the newest nodes up to date.
  final var latestNodesRule: Attribute<GatheredChange>?

  /// Creates the outermost scope of a tree.
  fileprivate init(outermostIn parent: Subgraph, _ surroundings: ScopeSurroundings) {
    self.surroundings = surroundings
    place = 0
    depth = 0
    super.init(inside: parent)
  }

  /// Creates a scope at a dynamic position inside another scope.
  init(inside outer: borrowing Scope, at place: Int) {
    surroundings = outer.surroundings
    self.place = place
    depth = outer.depth + 1
    effectivePresence = outer.effectivePresence
    super.init(inside: outer)
  }

  /// The value that distinguishes the alternative contents of a dynamic position: the branch, row, `.id` value, or type shown there. Read
  /// only to build identity paths.
  var content: AnyHashable { fatalError("Scope is abstract; those with a content of their own know it.") }

  /// The identity that the app assigned to the content, if any.
  package var givenID: AnyHashable? { nil }

  /// Returns true if the app assigned this identity to the content, through `.id` or as an element of a `ForEach`.
  func hasID(_ id: AnyHashable) -> Bool { false }
}

/// A scope that stores the value of its content.
final class ContentScope: Scope {
  private let ownContent: AnyHashable

  override var content: AnyHashable { ownContent }

  private let isIdentity: Bool

  override package var givenID: AnyHashable? { isIdentity ? ownContent : nil }

  override func hasID(_ id: AnyHashable) -> Bool { isIdentity && ownContent == id }

  /// Creates the outermost scope of a tree.
  init(rootIn parent: Subgraph, _ surroundings: ScopeSurroundings) {
    ownContent = AnyHashable("root")
    isIdentity = false
    super.init(outermostIn: parent, surroundings)
  }

  /// Creates a scope with content at a dynamic position inside another scope.
  ///
  /// - Parameter isIdentity: True if `content` is an identity that the app supplied.
  init(_ content: AnyHashable, isIdentity: Bool = false, inside outer: Scope, at place: Int) {
    ownContent = content
    self.isIdentity = isIdentity
    super.init(inside: outer, at: place)
  }
}

extension Scope {
  /// True while the tree exists. Objects associated with the tree must not use it after this becomes false.
  package final var isInOpenTree: Bool { surroundings.isOpen }
  package var tree: ViewTree { @inline(never) get { surroundings.tree } }
  /// The root of the tree's environment.
  var environment: EnvironmentRoot { surroundings.environment }

  // Not inlined, because an object that's reached through two others is retained during a call.

  /// Returns the environment snapshot for a kind of reader.
  @inline(never) func environmentSnapshot(for sort: any Any.Type) -> Attribute<EnvironmentSnapshot> {
    surroundings.environment.snapshot(for: sort)
  }

  /// The serial number of the environment's root.
  var environmentSerial: Int { @inline(never) get { surroundings.environment.serial } }

  /// A step in the identity path of all state inside the scope.
  package struct Identity: Hashable {
    let place: Int
    let content: AnyHashable
  }

  package func makeChild(at place: Int, content: AnyHashable, isIdentity: Bool = false) -> Scope {
    ContentScope(content, isIdentity: isIdentity, inside: self, at: place)
  }

  /// The enclosing scope; nil for the outermost scope of a tree, and for a removed scope.
  package final var outer: Scope? { parent as? Scope }

  /// Returns true if this scope is, or is nested in, the other scope.
  func isInside(_ other: Scope) -> Bool {
    var next: Scope? = self
    while let step = next {
      if step === other { return true }
      next = step.outer
    }
    return false
  }

  /// Registers an observer that is notified when this content appears and disappears.
  package func add(_ lifecycle: any LifecycleObserver) {
    lifecycles.append(lifecycle)
  }

  /// The scope of the lazy container's row that this content forms or belongs to; nil for content outside such rows.
  package final var rowScope: Scope? {
    var scope: Scope? = self
    while let step = scope, !step.isLazyRow { scope = step.outer }
    return scope
  }

  /// The queue for this content's actions.
  final var actions: ActionQueue {
    var scope: Scope? = self
    while let step = scope {
      if let own = step.ownActions { return own }
      scope = step.outer
    }
    return tree.actions
  }

  /// Returns the number of the next piece of state or dynamic position in this scope. The numbers are the same each time the static
  /// structure is built.
  package func nextPlace() -> Int {
    defer { placeCount += 1 }
    return placeCount
  }

  /// True if state is kept beyond the lifetime of the tree. If false, the recorded state is never read.
  package var recordsState: Bool { @inline(never) get { surroundings.recordsState } }

  /// Returns true if one more level of content may be nested inside. Content beyond the limit is omitted, and the omission is reported
  /// once.
  func canNest() -> Bool {
    if depth < BehaviourConstants.nestedScopes { return true }
    reportDepth()
    return false
  }

  @inline(never) private func reportDepth() {
    RuntimeIssue.reportOnce(
      .nestedTooDeeply, typeName: "View",
      "Views are nested in more than \(BehaviourConstants.nestedScopes) levels of conditionals, AnyViews and rows; deeper views are left "
        + "out. Look for a view that contains itself endlessly, or show such deep data as a list of indented rows.")
  }

  /// The identities from the root down to this scope.
  var path: [Identity] {
    (outer?.path ?? []) + [Identity(place: place, content: content)]
  }
}
