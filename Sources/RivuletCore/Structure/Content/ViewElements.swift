package import RivuletTree

/// The elements that a view contributes to the container around it: always one node, as for most views, always several nodes, or those of a
/// list.
@MainActor
package enum ViewElements {
  case node(ViewNode)
  /// In view order.
  case nodes([ViewNode])
  case list(ViewList)

  /// No elements.
  package static var none: ViewElements { .nodes([]) }

  /// Adds the nodes of the elements in view order. The elements retain them; the references in `nodes` do not.
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

  /// Brings the rules up to date that make and remove the elements. The running rule depends on them from then on.
  package func bringUpToDate() {
    if case .list(let list) = self { list.bringUpToDate() }
  }

  /// True if the elements never change once everything around them is built.
  package var isFixed: Bool {
    switch self {
    case .node, .nodes: true
    case .list(let list): list.isFixed
    }
  }

  /// The element, if there always is exactly one; nil for all others, and for groups of one.
  package var onlyNode: ViewNode? {
    if case .node(let node) = self { node } else { nil }
  }

  /// Puts a node made by `wrap` around each element, present and future.
  package mutating func wrapNodes(_ wrap: @escaping NodeWrapper) {
    var none = PreferenceOutputs()
    wrapElements({ node, scope, _ in wrap(node, scope) }, &none)
  }

  /// Puts a node made by `wrap` around each element. The node's preferences are added to `preferences`, those of the content that the
  /// elements belong to.
  package mutating func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    switch self {
    case .node(let node): self = .node(node.lendScope { wrap(node, $0, &preferences) })
    case .nodes(let nodes): self = .nodes(nodes.map { wrap($0, $0.scope, &preferences) })
    case .list(let list): list.wrapElements(wrap, &preferences)
    }
  }

  /// Makes `list` the one that is notified when these elements change.
  package func attach(to list: ViewList) {
    if case .list(let own) = self { own.attach(to: list) }
  }
}

/// Collects the elements of sibling views, in view order.
@MainActor
struct ElementCollector {
  /// The nodes of the views before the first that is not always one node.
  private var nodes: [ViewNode] = []
  /// The elements of all views, once there was such a view.
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

  /// Returns the elements of all views. Nothing may be added afterwards.
  consuming func elements() -> ViewElements {
    parts.isEmpty ? .nodes(nodes) : .list(StaticViewList(parts))
  }
}

/// Makes a node around another one, in the scope of the inner node.
package typealias NodeWrapper = @MainActor (ViewNode, Scope) -> ViewNode

/// Makes a node around another one, and adds its preferences to those of the content that the inner node belongs to.
package typealias ElementWrapper = @MainActor (ViewNode, Scope, inout PreferenceOutputs) -> ViewNode
