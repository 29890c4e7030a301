public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletGeometry

/// An effect that geometry readers in the content ignore.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  public typealias AnimatableData = Base.AnimatableData

  /// The effect to apply to the drawing.
  public var base: Base

  /// Creates an effect that hides another effect from geometry readers.
  public init(_ base: Base) {
    self.base = base
  }

  public static var _affectsLayout: Bool { false }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}
