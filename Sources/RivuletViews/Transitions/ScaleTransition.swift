import Foundation
public import RivuletCore
public import RivuletGeometry

/// Lets a view grow when it comes and shrink when it goes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ScaleTransition {
  /// How large it is before and after, as a share of its size.
  public var scale: Double
  /// The point of the view that stays where it is.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // What is squeezed to nothing has no picture to grow from.
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale == 0 ? 1e-5 : scale), anchor: anchor)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == ScaleTransition {
  /// Lets the view grow from nothing and shrink to nothing.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Lets the view grow from a share of its size and shrink to it, about a point of it.
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
