/// The key for tags of one type.
private struct TagKey<V: Hashable>: ContainerValueKey {
  static var defaultValue: V? { nil }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ContainerValues {
  /// Returns the tag of the given type, if the view has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  /// Returns true if the view has an equal tag of the same type as `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self[TagKey<V>.self] == tag }

  /// Sets a tag and, if `includeOptional` is true, also the tag for the corresponding optional type.
  package mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool = true) {
    self[tagged: TagType<V>()] = tag
    if includeOptional { self[tagged: TagType<V?>()] = .some(tag) }
  }

  fileprivate subscript<V: Hashable>(tagged type: TagType<V>) -> V? {
    get { self[TagKey<V>.self] }
    set { self[TagKey<V>.self] = newValue }
  }
}

/// The name of a tag type in a key path.
private struct TagType<V>: Hashable, Sendable {}

extension View {
  /// Sets a tag of this view for the enclosing container, which finds the tag by its type; if `includeOptional` is true, also by the
  /// corresponding optional type.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(ContainerValueModifier { $0.setTag(tag, includeOptional: includeOptional) })
  }
}
