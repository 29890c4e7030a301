/// Something with a part that animations may set to values between old and new (B6.03, B6.05).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Animatable {
  /// What the animated part is made of.
  associatedtype AnimatableData: VectorArithmetic

  /// The animated part.
  var animatableData: AnimatableData { get set }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self: VectorArithmetic {
  /// All of it.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing of it.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
