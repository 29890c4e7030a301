public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

/// A row of views, from leading to trailing (B9.04–08).
@frozen public struct HStack<Content: View> {
  @usableFromInline package var alignment: VerticalAlignment
  @usableFromInline package var spacing: CGFloat?
  @usableFromInline package var content: Content

  /// Creates a row of views, aligned by a vertical guide. Without `spacing`, the distances depend on the adjacent views (B9.08).
  @inlinable
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  public typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> StackBehavior { StackBehavior(.horizontal()) }

  package static var contentAxis: Axis? { .horizontal }

  package func update(_ node: BehaviorNode<StackBehavior>, environment: EnvironmentReader) {
    node.update(StackBehavior(.horizontal(alignment, spacing: FiniteNumber.spacing(spacing, of: "HStack"))))
  }
}

extension HStack: Sendable where Content: Sendable {}
