/// What the children of a container are collected from.
@MainActor
package protocol NodeContents: AnyObject {
  /// Adds the nodes of the elements in view order. The contents keep them; nobody else does by it.
  func appendNodes(to nodes: inout NodeReferences)
}
