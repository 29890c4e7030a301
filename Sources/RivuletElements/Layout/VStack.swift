public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

/// A column of views, from top to bottom (B9.04–08).
@frozen public struct VStack<Content: View> {
  @usableFromInline package var alignment: HorizontalAlignment
  @usableFromInline package var spacing: CGFloat?
  @usableFromInline package var content: Content

  /// Creates a column of views, aligned by a horizontal guide. Without `spacing`, the distances depend on the adjacent views (B9.08).
  @inlinable
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  public typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> StackBehavior { StackBehavior(.vertical()) }

  package static var contentAxis: Axis? { .vertical }

  package func update(_ node: BehaviorNode<StackBehavior>, environment: EnvironmentReader) {
    node.update(StackBehavior(.vertical(alignment, spacing: FiniteNumber.spacing(spacing, of: "VStack"))))
  }
}

extension VStack: Sendable where Content: Sendable {}
