public import RivuletCore
public import RivuletGeometry

/// Has a view take part in a group of views whose places and sizes go together.
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
  /// Has this view take the place and the size of the source of a group, which is that of the same `id` and namespace; the layout around the view stays.
  ///
  /// If one source goes and another one comes in the same animated change, both move from the place of the one to that of the other, while their
  /// transitions say how they are seen. Each group needs exactly one source.
  ///
  /// - Parameter anchor: The point of a source that it hands on, and the point of the others that goes there.
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
