public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

/// A modifier that puts its content in a frame with fixed lengths. The type is frozen so that apps can create it without a type lookup.
@frozen public struct _FrameLayout {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension _FrameLayout: NodeModifier {
  public typealias Body = Never

  private var modifier: OneChildModifier<FrameLayout> {
    OneChildModifier(FrameLayout(width: width, height: height, alignment: alignment))
  }

  package static func makeBehavior(_ inputs: _ViewListInputs) -> OneChildModifier<FrameLayout> { OneChildModifier<FrameLayout>.initial }

  package func update(_ node: BehaviorNode<OneChildModifier<FrameLayout>>, environment: EnvironmentReader) {
    modifier.update(node, environment: environment)
  }
}
