package import RivuletTree

/// The elements that a view contributes to the container around it: one node for good, as most do, several for good, or those of a list.
@MainActor
package enum ViewElements {
  case node(ViewNode)
  /// In view order.
  case nodes([ViewNode])
  case list(ViewList)

  /// No elements.
  package static var none: ViewElements { .nodes([]) }

  /// Adds the nodes of the elements in view order; they are kept here, and nobody else keeps them by it.
  package func appendNodes(to nodes: inout NodeReferences) {
    switch self {
    case .node(let node): nodes.append(node)
    case .nodes(let several): for node in several { nodes.append(node) }
    case .list(let list): list.appendNodes(to: &nodes)
    }
  }

  /// How many elements there are now.
  var count: Int {
    var nodes = NodeReferences()
    appendNodes(to: &nodes)
    return nodes.count
  }

  /// Brings the rules up to date that make and remove the elements; the rule that runs depends on them from then on.
  package func bringUpToDate() {
    if case .list(let list) = self { list.bringUpToDate() }
  }

  /// Whether the elements, once all that stands around them is built, never change.
  package var isFixed: Bool {
    switch self {
    case .node, .nodes: true
    case .list(let list): list.isFixed
    }
  }

  /// The element where there always is exactly one; nil for all others, and for groups of one.
  package var onlyNode: ViewNode? {
    if case .node(let node) = self { node } else { nil }
  }

  /// Puts a node made by `wrap` around each element, present and future.
  package mutating func wrapNodes(_ wrap: @escaping NodeWrapper) {
    var none = PreferenceOutputs()
    wrapElements({ node, scope, _ in wrap(node, scope) }, &none)
  }

  /// Puts a node made by `wrap` around each element. What the node offers is added to `preferences`, those of the content that the elements belong to.
  package mutating func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    switch self {
    case .node(let node): self = .node(node.lendScope { wrap(node, $0, &preferences) })
    case .nodes(let nodes): self = .nodes(nodes.map { wrap($0, $0.scope, &preferences) })
    case .list(let list): list.wrapElements(wrap, &preferences)
    }
  }

  /// Lets the list around these elements hear when they change.
  package func attach(to list: ViewList) {
    if case .list(let own) = self { own.attach(to: list) }
  }
}

/// The elements of views that stand side by side, one view after the other.
@MainActor
struct ElementCollector {
  /// Of the views before the first that is not one node for good.
  private var nodes: [ViewNode] = []
  /// Of all views, once there was such a one.
  private var parts: [ViewElements] = []

  /// Before the first of so many views.
  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
  }

  /// Adds the elements of the next view.
  mutating func add(_ elements: consuming ViewElements) {
    if parts.isEmpty {
      if case .node(let node) = elements { return nodes.append(node) }
      parts = nodes.map { .node($0) }
      nodes = []
    }
    parts.append(elements)
  }

  /// Those of all views. Nothing may be added any more.
  consuming func elements() -> ViewElements {
    parts.isEmpty ? .nodes(nodes) : .list(StaticViewList(parts))
  }
}

/// Makes the node that stands around another one, in the scope that the inner one lives in.
package typealias NodeWrapper = @MainActor (ViewNode, Scope) -> ViewNode

/// The same, adding what that node offers to the preferences of the content that the inner one belongs to.
package typealias ElementWrapper = @MainActor (ViewNode, Scope, inout PreferenceOutputs) -> ViewNode
