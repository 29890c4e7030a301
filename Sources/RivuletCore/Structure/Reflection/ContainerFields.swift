import Observation

/// The stored properties of a view or modifier, for tools.
@MainActor
struct ContainerFields {
  /// The bindings, which refer to a source of truth elsewhere.
  private(set) var references: [(name: String, truth: PropertyTruth)] = []
  /// The properties that aren't dynamic, formatted as text.
  private(set) var arguments: [(name: String, value: String)] = []
  /// The `@Observable` objects among the properties that aren't dynamic, each with the name of its property.
  private(set) var observed: [(name: String, object: AnyObject)] = []

  /// Reads the properties of a container.
  init<Container>(_ container: Container) {
    let isOwn = TracedType.of(Container.self).isOwn
    withUnsafePointer(to: container) { pointer in
      read(UnsafeRawPointer(pointer), Container.self)
      if !isOwn { readParts(UnsafeRawPointer(pointer), Container.self, of: TracedType.of(Container.self).name) }
    }
  }

  /// Adds the bindings in the parts of one of the library's views, such as the source of a text field. Skips content
  /// passed in by the app, which is recognizable because its type is one of the view's generic arguments.
  private mutating func readParts(_ base: UnsafeRawPointer, _ type: any Any.Type, of container: String) {
    for field in FieldLayout.of(type).fields {
      guard ValueKind(field.type) == .structure, !(field.type is any DynamicProperty.Type), !(field.type is any ReferringProperty.Type),
        !TracedType.of(field.type).isOwn, !container.hasTypeArgument(TracedType.of(field.type).name)
      else { continue }
      for inner in FieldLayout.of(field.type).fields {
        guard let property = inner.type as? any ReferringProperty.Type else { continue }
        if let truth = property.truth(at: base + field.offset + inner.offset) { references.append((inner.name, truth)) }
      }
      readParts(base + field.offset, field.type, of: container)
    }
  }

  private mutating func read(_ base: UnsafeRawPointer, _ type: any Any.Type) {
    let kind = ValueKind(type)
    guard kind == .structure || kind == .tuple else { return }
    let fields = FieldLayout.of(type).fields
    let holding = fields.contains { FieldOwnership.mayBeWeak($0.type) } ? FieldOwnership.holdingFields(of: type) : []
    for field in fields {
      let place = base + field.offset
      if let property = field.type as? any ReferringProperty.Type {
        if let truth = property.truth(at: place) { references.append((field.name, truth)) }
      } else if kind == .structure, FieldOwnership.mayBeWeak(field.type), !holding.contains(field.name) {
        arguments.append((field.name, _typeName(field.type, qualified: false)))
      } else if !(field.type is any DynamicProperty.Type) {
        let argument = Self.argument(at: place, of: field.type)
        arguments.append((field.name, argument.text))
        if let object = argument.object { observed.append((field.name, object)) }
      }
    }
  }

  /// Returns a description of the value at an address, along with the value itself if it's an `@Observable` object.
  private static func argument(at place: UnsafeRawPointer, of type: any Any.Type) -> (text: String, object: AnyObject?) {
    func describe<Value>(_ type: Value.Type) -> (text: String, object: AnyObject?) {
      let value = place.assumingMemoryBound(to: type).pointee
      return (TracedValue.describe(value), PropertyTruth.observedObject(value))
    }
    return _openExistential(type, do: describe)
  }
}

extension ReferringProperty {
  /// Returns the source of truth for the property at an address. The address must contain a property of this type.
  fileprivate static func truth(at place: UnsafeRawPointer) -> PropertyTruth? { place.assumingMemoryBound(to: Self.self).pointee.truth }
}
