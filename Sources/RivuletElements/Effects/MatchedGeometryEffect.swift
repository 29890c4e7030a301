public import RivuletCore
public import RivuletGeometry

/// A modifier that adds a view to a group whose members share a position and a size.
struct MatchedGeometryEffect {
  let settings: MatchedMember.Settings
}

extension MatchedGeometryEffect: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> MatchedGeometryBehavior { MatchedGeometryBehavior() }

  func update(_ node: BehaviorNode<MatchedGeometryBehavior>, environment: EnvironmentReader) {
    node.behavior.member.update(node, settings)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Gives this view the position and size of its group's source. Views with the same `id` and namespace form a group. The layout around
  /// the view is unchanged.
  ///
  /// If one source is removed and another is inserted in the same animated change, both move from the old position to the new position
  /// while their transitions run. Each group needs exactly one source.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The shared properties: position, size, or both.
  ///   - anchor: The point of the source that provides the shared position, and the point of the other members that is aligned with it.
  ///   - isSource: A Boolean value that indicates whether the view provides the geometry for the group.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    modifier(
      MatchedGeometryEffect(
        settings: MatchedMember.Settings(
          key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), takesPosition: properties.contains(.position),
          takesSize: properties.contains(.size), anchor: anchor, isSource: isSource)))
  }
}
