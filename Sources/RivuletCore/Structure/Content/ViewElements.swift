package import RivuletTree

/// The elements that a view contributes to its container. Most views always contribute one node. Others always contribute several nodes, or
/// contribute the elements of a list.
@MainActor
package enum ViewElements {
  case node(ViewNode)
  /// The given nodes, in view order.
  case nodes([ViewNode])
  case list(ViewList)

  /// No elements.
  package static var none: ViewElements { .nodes([]) }

  /// Appends the nodes of the elements in view order. The elements retain the nodes; the references in `nodes` don't.
  package func appendNodes(to nodes: inout NodeReferences) {
    switch self {
    case .node(let node): nodes.append(node)
    case .nodes(let several): for node in several { nodes.append(node) }
    case .list(let list): list.appendNodes(to: &nodes)
    }
  }

  /// The current number of elements.
  var count: Int {
    var nodes = NodeReferences()
    appendNodes(to: &nodes)
    return nodes.count
  }

  /// Updates the rules that create and remove the elements, and makes the running rule depend on them.
  package func bringUpToDate() {
    if case .list(let list) = self { list.bringUpToDate() }
  }

  /// True if the elements never change after the surrounding structure is built.
  package var isFixed: Bool {
    switch self {
    case .node, .nodes: true
    case .list(let list): list.isFixed
    }
  }

  /// The element, if there's always exactly one; nil otherwise, including for a group with one element.
  package var onlyNode: ViewNode? {
    if case .node(let node) = self { node } else { nil }
  }

  /// Wraps each existing and future element in a node that `wrap` creates.
  package mutating func wrapNodes(_ wrap: @escaping NodeWrapper) {
    var none = PreferenceOutputs()
    wrapElements({ node, scope, _ in wrap(node, scope) }, &none)
  }

  /// Wraps each element in a node that `wrap` creates. The node's preferences are added to `preferences`, which belong to the content that
  /// contains the elements.
  package mutating func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    switch self {
    case .node(let node): self = .node(node.lendScope { wrap(node, $0, &preferences) })
    case .nodes(let nodes): self = .nodes(nodes.map { wrap($0, $0.scope, &preferences) })
    case .list(let list): list.wrapElements(wrap, &preferences)
    }
  }

  /// Sets `list` as the list to notify when these elements change.
  package func attach(to list: ViewList) {
    if case .list(let own) = self { own.attach(to: list) }
  }
}

/// Collects the elements of sibling views in view order.
@MainActor
struct ElementCollector {
  /// The nodes of the views that precede the first view whose elements aren't always one node.
  private var nodes: [ViewNode] = []
  /// The elements of all views, used once such a view has been added.
  private var parts: [ViewElements] = []

  /// Creates a collector for a number of views.
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

  /// Returns the elements of all views and consumes the collector.
  consuming func elements() -> ViewElements {
    parts.isEmpty ? .nodes(nodes) : .list(StaticViewList(parts))
  }
}

/// A function that creates a node around another node, in the inner node's scope.
package typealias NodeWrapper = @MainActor (ViewNode, Scope) -> ViewNode

/// A function that creates a node around another node and adds the new node's preferences to those of the content that contains the inner
/// node.
package typealias ElementWrapper = @MainActor (ViewNode, Scope, inout PreferenceOutputs) -> ViewNode
