public import RivuletAnimation

/// The context of a custom animation: the values that it reads and stores while it runs.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// The state that the animation keeps from frame to frame.
  public var state: AnimationState<Value>
  /// A Boolean value that indicates whether the animation is considered complete, even if it continues (B6.22).
  public var isLogicallyComplete: Bool
  /// The environment of the view whose value is animated.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value>, isLogicallyComplete: Bool, environment: EnvironmentValues) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Returns the context with a different state, for an animation that is part of this one and animates a different type of value.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}

/// The stored values of a custom animation, by key.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationState<Value> where Value: VectorArithmetic {
  /// The values by key type.
  var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(K.self)] = newValue }
  }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

/// A key for a value that a custom animation stores.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol AnimationStateKey {
  associatedtype Value

  /// The value of the key until another one is set.
  static var defaultValue: Value { get }
}
