public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Fixes this view at its ideal length on the given axes (B9.14).
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(OneChildModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
  }

  /// Fixes this view at its ideal size (B9.14).
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Constrains the size proposed to this view to an aspect ratio, which is the width divided by the height. If the ratio is nil, the
  /// aspect ratio of the view's ideal size applies (B9.25).
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Constrains the size proposed to this view to the aspect ratio of another size (B9.25).
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Proposes the largest size with the ideal aspect ratio that fits the proposal.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Proposes the smallest size with the ideal aspect ratio that covers the proposal.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Fills the proposed space and positions the centre of this view at a point in that space (B9.26).
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Fills the proposed space and positions the centre of this view at a point in that space (B9.26).
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

/// A modifier that positions the centre of its content at a point.
struct PositionModifier: NodeModifier {
  typealias Body = Never

  let position: CGPoint

  static func makeBehavior(_ inputs: _ViewListInputs) -> OneChildModifier<PositionLayout> { .initial }

  func update(_ node: BehaviorNode<OneChildModifier<PositionLayout>>, environment: EnvironmentReader) {
    OneChildModifier(PositionLayout(position: FiniteNumber.point(position, of: "position"))).update(node, environment: environment)
  }
}
