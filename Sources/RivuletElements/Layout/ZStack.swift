public import RivuletCore
public import RivuletGeometry

/// A container that overlays its views, with the first view at the back (B9.17).
@frozen public struct ZStack<Content: View> {
  @usableFromInline package var alignment: Alignment
  @usableFromInline package var content: Content

  /// Creates a stack of views, aligned by a guide on each axis.
  @inlinable
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  public typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> OverlayBehavior { OverlayBehavior() }

  package func update(_ node: BehaviorNode<OverlayBehavior>, environment: EnvironmentReader) {
    node.update(OverlayBehavior(alignment: alignment))
  }
}

extension ZStack: Sendable where Content: Sendable {}
