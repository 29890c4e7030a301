/// What a subgraph holds, for those who make another one like it.
extension Subgraph {
  /// Its attributes in order of creation.
  package var attributes: [AttributeID] {
    var attributes: [AttributeID] = []
    forEachSlot { attributes.append(AttributeID(slot: $0)) }
    return attributes
  }

  /// Whether it holds attributes and nothing else: no subgraphs, and no cleanups.
  package var holdsOnlyAttributes: Bool { isEmpty && cleanups.isEmpty && latches == nil }
}

extension AttributeID {
  /// The attribute as one of a rule of the type; nil if its rule is another one.
  package func attribute<R: Rule>(of type: R.Type) -> Attribute<R.Value>? {
    slot.pointee.kind.pointee.rule == type ? Attribute(slot: slot, generation: generation, offset: 0) : nil
  }
}
