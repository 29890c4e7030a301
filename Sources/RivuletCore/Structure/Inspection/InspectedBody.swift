package import RivuletGraph

/// A body and its properties.
@MainActor
package struct InspectedBody {
  package let id: AttributeID
  /// The attribute of the container that the body belongs to.
  let container: AttributeID
  package let type: any Any.Type
  /// The properties that own or observe a source of truth.
  package let truths: [(name: String, truth: PropertyTruth)]
  /// The container's bindings.
  package let references: [(name: String, truth: PropertyTruth)]
  /// The container's plain properties, formatted as text.
  package let arguments: [(name: String, value: String)]
  /// The `@Observable` objects in plain properties, each with the name of its property.
  let observedArguments: [(name: String, object: AnyObject)]
  /// The `@Observable` objects in plain properties, in bindings to their properties, and in sources of truth.
  let observed: [AnyObject]
  /// True if the body has read a property of an `@Observable` object.
  package let observes: Bool
  /// The key paths and values that `environment(_:_:)` and related modifiers in the body set for descendant views.
  package internal(set) var environment: [(path: String, value: String)] = []
  /// The body that created the container; nil for the outermost bodies.
  package internal(set) var parent: AttributeID?

  init(_ facts: BodyFacts) {
    (id, container, type) = (facts.id, facts.source, facts.type)
    (truths, references, arguments, observes) = (facts.truths, facts.references, facts.arguments, facts.observes)
    observedArguments = facts.observed
    observed = facts.observed.map(\.object) + (facts.truths + facts.references).compactMap(\.truth.observedObject)
  }

  /// The unique number of the body in the graph. Numbers are never reused.
  package var number: UInt32 { id.sequence }

  /// The unique number of the parent body; nil for the outermost bodies.
  package var parentNumber: UInt32? { parent?.sequence }

  /// The name of the container's type, without its module.
  package var name: String { _typeName(type, qualified: false) }

  /// True if the view or modifier belongs to the app; false if it belongs to the library.
  package var isOwn: Bool { TracedBody(id: id.sequence, type: type).isOwn }

  /// True for a part of a style's configuration, such as `MenuStyleConfiguration.Label`.
  var isConfigurationPart: Bool { _typeName(type, qualified: true).prefix { $0 != "<" }.contains("StyleConfiguration.") }

  /// Returns the names of the view and a property, such as `Counter.count` for the storage `_count`.
  func name(of property: String) -> String { "\(name).\(property.hasPrefix("_") ? String(property.dropFirst()) : property)" }
}
