import RivuletGraph

/// The facts about one body that tools request.
@MainActor
struct BodyFacts {
  let id: AttributeID
  /// The attribute of the container to which the body belongs.
  let source: AttributeID
  /// The type of the container.
  let type: any Any.Type
  /// The dynamic properties that own or observe a source of truth.
  var truths: [(name: String, truth: PropertyTruth)] = []
  /// The properties that refer to a source of truth elsewhere: bindings.
  var references: [(name: String, truth: PropertyTruth)] = []
  /// The stored properties that are neither of these, as text.
  var arguments: [(name: String, value: String)] = []
  /// The `@Observable` objects in stored properties.
  var observed: [AnyObject] = []
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
