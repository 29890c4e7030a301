/// Names a group of views whose places and sizes go together: an identity in a namespace.
package struct MatchedGeometryKey: Hashable {
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package nonisolated init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}
