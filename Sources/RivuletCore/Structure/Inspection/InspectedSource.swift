package import RivuletGraph

/// A source of truth and the bodies that depend on it.
@MainActor
package struct InspectedSource {
  /// The identity of a source: an attribute or an object. The places that hold the same `@Observable` object share one source.
  package struct Key: Hashable {
    package let input: AttributeID?
    package let object: ObjectIdentifier?

    package init(_ truth: PropertyTruth) {
      let shared = truth.object ?? truth.observedObject
      input = shared == nil ? truth.input : nil
      object = shared.map { ObjectIdentifier($0) }
    }
  }

  /// A binding to a source or to part of a source.
  package struct Reference {
    /// The number of the body whose container contains the binding.
    package let body: UInt32
    package let name: String
    package let path: String
  }

  package let key: Key
  package let kind: TracedChange.Kind
  /// The names of the first view that owns the source and of its property, such as `Counter.count`.
  package let name: String
  /// The key of a stored value, or the key path of an environment value.
  package let path: String?
  package let truth: PropertyTruth
  /// The attributes of the states and environment values that hold the source's object. Empty for other sources.
  package internal(set) var inputs: [AttributeID] = []
  /// The numbers of the bodies that have a property for the source.
  package internal(set) var holders: [UInt32]
  package internal(set) var references: [Reference] = []
  /// The numbers of the bodies that depend on the source.
  package internal(set) var readers: [UInt32] = []

  init(_ key: Key, _ truth: PropertyTruth, named name: String, in holder: UInt32) {
    (self.key, self.truth, self.name) = (key, truth, name)
    (kind, path, holders) = (truth.kind, truth.key, [holder])
    inputs = key.object == nil ? [] : [truth.input].compactMap(\.self)
  }

  /// Adds another property that holds the source.
  mutating func add(_ other: PropertyTruth, in holder: UInt32) {
    if !holders.contains(holder) { holders.append(holder) }
    if key.object != nil, let input = other.input, !inputs.contains(input) { inputs.append(input) }
  }

  /// True if a change to the attribute with the given number replaces the source or its value.
  package func isChanged(byInput number: UInt32) -> Bool { self.number == number || inputs.contains { $0.sequence == number } }

  /// The unique number of the source; nil for objects. Numbers are never reused.
  package var number: UInt32? { key.input?.sequence }

  /// The value, formatted as text.
  package var value: String { TracedValue.describe(truth.value) }

  /// The name of the value's type, without its module.
  package var typeName: String { _typeName(type(of: truth.value), qualified: false) }
}

extension InspectedSource {
  /// Returns the names of all properties that own or observe the source, such as `Counter.count`.
  package func holderNames(in inspection: AppInspection) -> [String] {
    holders.compactMap { inspection.body(numbered: $0) }.flatMap { body in
      body.truths.filter { Key($0.truth) == key }.map { body.name(of: $0.name) }
    }
  }
}

extension InspectedSource {
  /// The stored properties of the object that the source is or contains, excluding storage used for observation; empty for values.
  package var fields: [(name: String, value: String)] { object.map { ObjectFields.read($0) } ?? [] }

  /// The object that the source is or contains; nil for values.
  package var object: AnyObject? {
    if let object = truth.object { return object }
    return type(of: truth.value) is AnyClass ? truth.value as AnyObject : nil
  }
}
