/// The key for tags of a type.
private struct TagKey<V: Hashable>: ContainerValueKey {
  static var defaultValue: V? { nil }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ContainerValues {
  /// Returns the view's tag of the given type, if any.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  /// Returns true if the view has a tag with the same type and value as `tag`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self[TagKey<V>.self] == tag }

  /// Sets a tag and, if `includeOptional` is true, also sets the tag for the corresponding optional type.
  package mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool = true) {
    self[tagged: TagType<V>()] = tag
    if includeOptional { self[tagged: TagType<V?>()] = .some(tag) }
  }

  fileprivate subscript<V: Hashable>(tagged type: TagType<V>) -> V? {
    get { self[TagKey<V>.self] }
    set { self[TagKey<V>.self] = newValue }
  }
}

/// An identifier of a tag type in a key path.
private struct TagType<V>: Hashable, Sendable {}

extension View {
  /// Sets this view's tag for the enclosing container, which finds the tag by its type. If `includeOptional` is true, the container can
  /// also find the tag by the corresponding optional type.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(ContainerValueModifier { $0.setTag(tag, includeOptional: includeOptional) })
  }
}
