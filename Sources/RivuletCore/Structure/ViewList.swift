/// The elements that a view contributes to the container around it; transparent views nest lists, and the container flattens them.
///
/// Lists are built once with the static structure. Only a `DynamicViewList` changes later, and tells the container that owns the
/// outermost list.
@MainActor
package class ViewList {
  @exclusivity(unchecked) private unowned var parent: ViewList?
  @exclusivity(unchecked) private unowned var owner: ViewNode?

  /// Adds the nodes of the elements in view order. The list keeps them; nobody else does by it.
  package func appendNodes(to nodes: inout NodeReferences) {}

  /// Whether the elements, once all that stands around them is built, never change.
  package var isFixed: Bool { false }

  /// The element of a list that always has exactly one; nil for all others.
  package var onlyNode: ViewNode? { nil }

  /// Puts a node made by `wrap` around the element of a list that will always have exactly one; false, and nothing, for all others. It spares
  /// the most frequent case the closure that `wrapNodes` keeps.
  package func wrapsOnlyNode(_ wrap: NodeWrapper) -> Bool { false }

  /// Puts a node made by `wrap` around each element, present and future.
  package func wrapNodes(_ wrap: @escaping NodeWrapper) {}

  package final func attach(to parent: ViewList) {
    self.parent = parent
  }

  /// Makes `node` the container of these elements; it is told when they change.
  package final func attach(to node: ViewNode) {
    owner = node
  }

  /// Tells the container that its elements have changed.
  package func elementsChanged() {
    if let owner {
      owner.tree.collectsContents(of: owner)
    } else {
      parent?.elementsChanged()
    }
  }
}

/// Makes the node that stands around another one, in the scope that the inner one lives in.
package typealias NodeWrapper = @MainActor (ViewNode, Scope) -> ViewNode

/// A list of exactly one element.
@MainActor
package final class NodeViewList: ViewList {
  @exclusivity(unchecked) private var node: ViewNode

  package init(_ node: ViewNode) {
    self.node = node
  }

  override package func appendNodes(to nodes: inout NodeReferences) { nodes.append(node) }

  override package var isFixed: Bool { true }
  override package var onlyNode: ViewNode? { node }

  override package func wrapsOnlyNode(_ wrap: NodeWrapper) -> Bool {
    node = wrap(node, node.scope)
    return true
  }

  override package func wrapNodes(_ wrap: @escaping NodeWrapper) {
    node = wrap(node, node.scope)
  }
}

/// The lists of a tuple, one after the other.
@MainActor
package final class StaticViewList: ViewList {
  private let lists: [ViewList]
  private var changes = false

  package init(_ lists: [ViewList]) {
    self.lists = lists
    super.init()
    for list in lists where !list.isFixed {
      list.attach(to: self)
      changes = true
    }
  }

  override package var isFixed: Bool { !changes }

  override package func appendNodes(to nodes: inout NodeReferences) {
    for list in lists { list.appendNodes(to: &nodes) }
  }

  override package func wrapNodes(_ wrap: @escaping NodeWrapper) {
    for list in lists { list.wrapNodes(wrap) }
  }
}

/// The elements of a `Group`; kept apart so that a container never mistakes a group for a single view.
@MainActor
package final class GroupViewList: ViewList {
  private let content: ViewList

  package init(_ content: ViewList) {
    self.content = content
    super.init()
    content.attach(to: self)
  }

  override package var isFixed: Bool { content.isFixed }
  override package func appendNodes(to nodes: inout NodeReferences) { content.appendNodes(to: &nodes) }
  override package func wrapsOnlyNode(_ wrap: NodeWrapper) -> Bool { content.wrapsOnlyNode(wrap) }

  override package func wrapNodes(_ wrap: @escaping NodeWrapper) { content.wrapNodes(wrap) }
}
