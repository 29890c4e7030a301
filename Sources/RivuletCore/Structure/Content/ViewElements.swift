package import RivuletTree

/// The elements that a view contributes to the container around it: always one node, as for most views; always several nodes; or those of a
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

  /// Brings up to date the rules that create and remove the elements. From then on, the running rule depends on them.
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

  /// The element, if there is always exactly one; nil otherwise, and for groups of one.
  package var onlyNode: ViewNode? {
    if case .node(let node) = self { node } else { nil }
  }

  /// Puts a node created by `wrap` around each existing and future element.
  package mutating func wrapNodes(_ wrap: @escaping NodeWrapper) {
    var none = PreferenceOutputs()
    wrapElements({ node, scope, _ in wrap(node, scope) }, &none)
  }

  /// Puts a node created by `wrap` around each element. The node's preferences are added to `preferences`, which belong to the content that
  /// contains the elements.
  package mutating func wrapElements(_ wrap: @escaping ElementWrapper, _ preferences: inout PreferenceOutputs) {
    switch self {
    case .node(let node): self = .node(node.lendScope { wrap(node, $0, &preferences) })
    case .nodes(let nodes): self = .nodes(nodes.map { wrap($0, $0.scope, &preferences) })
    case .list(let list): list.wrapElements(wrap, &preferences)
    }
  }

  /// Makes `list` the list that is notified when these elements change.
  package func attach(to list: ViewList) {
    if case .list(let own) = self { own.attach(to: list) }
  }
}

/// Collects the elements of sibling views, in view order.
@MainActor
struct ElementCollector {
  /// The nodes of the views before the first view that is not always one node.
  private var nodes: [ViewNode] = []
  /// The elements of all views, once there has been such a view.
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

  /// Returns the elements of all views. Nothing can be added afterwards.
  consuming func elements() -> ViewElements {
    parts.isEmpty ? .nodes(nodes) : .list(StaticViewList(parts))
  }
}

/// Creates a node around another one, in the scope of the inner node.
package typealias NodeWrapper = @MainActor (ViewNode, Scope) -> ViewNode

/// Creates a node around another one and adds its preferences to those of the content that contains the inner node.
package typealias ElementWrapper = @MainActor (ViewNode, Scope, inout PreferenceOutputs) -> ViewNode
