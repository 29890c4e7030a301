/// A type with data that animations can set to values between the old and the new value (B6.03, B6.05).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Animatable {
  /// The type of the animated part.
  associatedtype AnimatableData: VectorArithmetic

  /// The animated part.
  var animatableData: AnimatableData { get set }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self: VectorArithmetic {
  /// The animated part, which is the whole value.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The animated part, which is empty.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
