public import Foundation
public import RivuletCore
import RivuletGeometry
import RivuletLayout

/// Flexible space that fills the remaining length of the enclosing stack (B9.09).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Spacer: Sendable {
  /// The minimum length, in points, or nil for the default.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: LeafView {
  public typealias Body = Never

  package static func makeBehavior(_ inputs: _ViewListInputs) -> SpacerBehavior {
    SpacerBehavior(layout: SpacerLayout(axis: nil), stackAxis: KnownStackAxis(inputs.stackAxis))
  }

  package func update(_ node: BehaviorNode<SpacerBehavior>, environment: EnvironmentReader) {
    let stackAxis = node.behavior.stackAxis
    node.update(
      SpacerBehavior(
        layout: SpacerLayout(axis: stackAxis.axis, minLength: FiniteNumber.spacing(minLength, of: "Spacer")), stackAxis: stackAxis))
  }
}
