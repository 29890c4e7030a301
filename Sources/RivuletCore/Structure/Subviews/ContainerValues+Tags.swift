/// The key for tags of one type.
private struct TagKey<V: Hashable>: ContainerValueKey {
  static var defaultValue: V? { nil }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ContainerValues {
  /// Returns the tag of the given type, if the view has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  /// Returns true if the view has a tag of the type of `tag` with an equal value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self[TagKey<V>.self] == tag }

  /// Sets a tag, and, with `includeOptional`, also the tag for the type of an optional.
  package mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool = true) {
    self[tagged: TagType<V>()] = tag
    if includeOptional { self[tagged: TagType<V?>()] = .some(tag) }
  }

  fileprivate subscript<V: Hashable>(tagged type: TagType<V>) -> V? {
    get { self[TagKey<V>.self] }
    set { self[TagKey<V>.self] = newValue }
  }
}

/// The name of a type of tags in a key path.
private struct TagType<V>: Hashable, Sendable {}

extension View {
  /// Sets a tag of this view for the container around it, which finds the tag by its type; with `includeOptional` also by the type of an
  /// optional.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(ContainerValueModifier { $0.setTag(tag, includeOptional: includeOptional) })
  }
}
