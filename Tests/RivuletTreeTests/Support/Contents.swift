import RivuletTree

/// The elements of a container, which a test exchanges.
@MainActor
final class Contents: NodeContents {
  private(set) var nodes: [ViewNode]
  private weak var container: ViewNode?

  init(_ nodes: [ViewNode]) {
    self.nodes = nodes
  }

  /// Makes a node the container of the elements.
  func attach(to node: ViewNode) {
    container = node
    node.setChangingContents(self)
    node.collectContents()
  }

  /// Has the container take other elements.
  func set(_ nodes: [ViewNode]) {
    self.nodes = nodes
    container?.collectContents()
  }

  func appendNodes(to references: inout NodeReferences) {
    for node in nodes { references.append(node) }
  }
}
