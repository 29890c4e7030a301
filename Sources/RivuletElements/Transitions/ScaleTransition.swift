import Foundation
public import RivuletCore
public import RivuletGeometry

/// A transition that scales a view up on insertion and down on removal.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScaleTransition {
  /// The scale before insertion and after removal.
  public var scale: Double
  /// The fixed point of the scaling.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Content with a scale of zero has no image to grow from.
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale == 0 ? 1e-5 : scale), anchor: anchor)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view up from nothing and back down to nothing.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that scales the view up from a fraction of its size, and back down to that fraction, around an anchor.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
