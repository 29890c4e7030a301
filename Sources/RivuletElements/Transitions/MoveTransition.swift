import Foundation
public import RivuletCore
public import RivuletGeometry

/// A transition that moves a view in from an edge of its frame, and out to that edge.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveTransition {
  /// The edge for insertion and removal.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge of its frame, and out to that edge.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
