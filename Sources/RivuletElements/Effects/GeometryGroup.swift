public import RivuletCore

/// A modifier that moves its content as one unit in an animation, instead of moving each inner view separately across the screen (B6.29).
struct GeometryGroup: BehaviorModifier {
  typealias Body = Never

  static var initial: GeometryGroup { GeometryGroup() }
  static var traits: NodeTraits { [.draws, .passesLayout, .movesAsOne] }

  func change(from old: GeometryGroup, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Animates the position and size of this view as one unit (B6.29). A view inserted into the group appears at the group's animated
  /// position.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroup())
  }
}
