public import RivuletAnimation

/// Contextual values that a custom animation can use to manage state and access a view's environment.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// The state that persists between frames.
  public var state: AnimationState<Value>
  /// A Boolean value that indicates whether the animation is considered logically complete, even if its motion continues (B6.22).
  public var isLogicallyComplete: Bool
  /// The environment of the view whose value is being animated.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value>, isLogicallyComplete: Bool, environment: EnvironmentValues) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Creates a context with the given state, for evaluating another animation, whose values have a different type, as part of this one.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}

/// A container for a custom animation's state values, accessed by key.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationState<Value> where Value: VectorArithmetic {
  /// The stored values, by key type.
  var values: [ObjectIdentifier: Any] = [:]

  /// Creates an animation state in which each key has its default value.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(K.self)] = newValue }
  }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

/// A key for accessing a value in a custom animation's state.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol AnimationStateKey {
  associatedtype Value

  /// The value of the key if no value has been set.
  static var defaultValue: Value { get }
}
