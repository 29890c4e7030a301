import Foundation
public import RivuletCore
public import RivuletGeometry

/// A transition that moves a view in from an edge and out to the opposite edge, and fades it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PushTransition {
  /// The edge for insertion.
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(MoveEffect(edge: phase == .didDisappear ? edge.opposite : edge, share: phase.isIdentity ? 0 : 1))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out to the opposite edge, and fades it.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
