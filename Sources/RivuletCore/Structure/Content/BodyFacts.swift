import RivuletGraph

/// The facts about one body that tools ask for.
@MainActor
struct BodyFacts {
  let id: AttributeID
  /// The attribute of the container that has the body.
  let source: AttributeID
  /// The type of the container.
  let type: any Any.Type
  /// The dynamic properties that have or observe a source of truth.
  var truths: [(name: String, truth: PropertyTruth)] = []
  /// The properties that refer to a source of truth elsewhere: bindings.
  var references: [(name: String, truth: PropertyTruth)] = []
  /// The stored properties that are neither, as text.
  var arguments: [(name: String, value: String)] = []
  /// True if the body has read a property of an `@Observable` object.
  var observes = false

  init(id: AttributeID, source: AttributeID, type: any Any.Type) {
    (self.id, self.source, self.type) = (id, source, type)
  }

  /// Adds the bindings and plain properties of a container at an address.
  mutating func addReferences(at base: UnsafeRawPointer, of type: any Any.Type) {
    let kind = ValueKind(type)
    guard kind == .structure || kind == .tuple else { return }
    for field in FieldLayout.of(type).fields {
      if let property = field.type as? any ReferringProperty.Type {
        if let truth = property.truth(at: base + field.offset) { references.append((field.name, truth)) }
      } else if !(field.type is any DynamicProperty.Type) {
        arguments.append((field.name, describeValue(at: base + field.offset, of: field.type)))
      }
    }
  }
}

extension ReferringProperty {
  /// Returns the source of truth of the property at an address, which must contain one of this type.
  fileprivate static func truth(at place: UnsafeRawPointer) -> PropertyTruth? { place.assumingMemoryBound(to: Self.self).pointee.truth }
}

/// Returns a description of the value at an address.
private func describeValue(at place: UnsafeRawPointer, of type: any Any.Type) -> String {
  func describe<Value>(_ type: Value.Type) -> String { TracedValue.describe(place.assumingMemoryBound(to: type).pointee) }
  return _openExistential(type, do: describe)
}
