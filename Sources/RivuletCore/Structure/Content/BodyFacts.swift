import RivuletGraph

/// Information about one body, for use by tools.
@MainActor
struct BodyFacts {
  let id: AttributeID
  /// The attribute of the container that the body belongs to.
  let source: AttributeID
  /// The type of the container.
  let type: any Any.Type
  /// The names of the dynamic properties that own or observe a source of truth, along with that source.
  var truths: [(name: String, truth: PropertyTruth)] = []
  /// The names of the bindings, which refer to a source of truth elsewhere, along with that source.
  var references: [(name: String, truth: PropertyTruth)] = []
  /// The names of the remaining stored properties, and their values formatted as text.
  var arguments: [(name: String, value: String)] = []
  /// The `@Observable` objects in stored properties, each with the name of its property.
  var observed: [(name: String, object: AnyObject)] = []
  /// True if the body has read a property of an `@Observable` object.
  var observes = false

  init(id: AttributeID, source: AttributeID, type: any Any.Type) {
    (self.id, self.source, self.type) = (id, source, type)
  }

  /// Adds a container's bindings and plain properties.
  mutating func addFields<Container>(of container: Container) {
    let fields = ContainerFields(container)
    (references, arguments, observed) = (fields.references, fields.arguments, fields.observed)
  }
}
