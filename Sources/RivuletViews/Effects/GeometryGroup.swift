public import RivuletCore

/// Moves as one where the place of the content changes gradually: what is inside lies in it, rather than on its own way across the screen (B6.29).
struct GeometryGroup: BehaviorModifier {
  typealias Body = Never

  static var initial: GeometryGroup { GeometryGroup() }
  static var hasDrawing: Bool { true }
  static var passesLayout: Bool { true }
  static var movesAsOne: Bool { true }

  func change(from old: GeometryGroup, in node: ViewNode) -> NodeChange { .nothing }
}

extension View {
  /// Has places and sizes of the views inside go over within this view, which moves as one (B6.29): what is new in it comes where it is on its way.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func geometryGroup() -> some View {
    modifier(GeometryGroup())
  }
}
