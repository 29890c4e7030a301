/// The source of a container's children.
@MainActor
package protocol NodeContents: AnyObject {
  /// Adds the nodes of the elements in view order. The contents retain the nodes; the references do not.
  func appendNodes(to nodes: inout NodeReferences)
}
