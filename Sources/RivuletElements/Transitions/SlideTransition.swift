import Foundation
public import RivuletCore
import RivuletGeometry

/// A transition that moves a view in from the leading edge and out to the trailing edge.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SlideTransition {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: phase == .didDisappear ? .trailing : .leading, share: phase.isIdentity ? 0 : 1))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
