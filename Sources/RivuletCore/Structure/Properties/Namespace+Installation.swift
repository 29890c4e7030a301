extension Namespace: DynamicProperty {
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    buffer.append(NamespaceStorage(id: buffer.inputs.tree.app.namespaces.next()), at: fieldOffset, name: name)
  }
}

@MainActor
private final class NamespaceStorage: PropertyStorage {
  private let id: Namespace.ID

  init(id: Namespace.ID) {
    self.id = id
  }

  func install(_ property: inout Namespace, _ context: PropertyContext) {
    property.id = id
  }
}
