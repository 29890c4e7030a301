/// The key of a group of views with matched geometry, which consists of an identity and a namespace.
package struct MatchedGeometryKey: Hashable {
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package nonisolated init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}
