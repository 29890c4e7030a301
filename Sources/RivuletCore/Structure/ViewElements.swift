/// The elements that a view contributes to the container around it: one node for good, as most do, or those of a list.
@MainActor
package enum ViewElements {
  case node(ViewNode)
  case list(ViewList)

  /// No elements.
  package static var none: ViewElements { .list(StaticViewList([])) }

  /// Adds the nodes of the elements in view order; they are kept here, and nobody else keeps them by it.
  package func appendNodes(to nodes: inout NodeReferences) {
    switch self {
    case .node(let node): nodes.append(node)
    case .list(let list): list.appendNodes(to: &nodes)
    }
  }

  /// Whether the elements, once all that stands around them is built, never change.
  package var isFixed: Bool {
    switch self {
    case .node: true
    case .list(let list): list.isFixed
    }
  }

  /// The element where there always is exactly one; nil for all others, and for groups of one.
  package var onlyNode: ViewNode? {
    if case .node(let node) = self { node } else { nil }
  }

  /// Puts a node made by `wrap` around each element, present and future.
  package mutating func wrapNodes(_ wrap: @escaping NodeWrapper) {
    switch self {
    case .node(let node): self = .node(wrap(node, node.scope))
    case .list(let list): list.wrapNodes(wrap)
    }
  }

  /// Lets the list around these elements hear when they change.
  package func attach(to list: ViewList) {
    if case .list(let own) = self { own.attach(to: list) }
  }
}

/// Makes the node that stands around another one, in the scope that the inner one lives in.
package typealias NodeWrapper = @MainActor (ViewNode, Scope) -> ViewNode
