public import RivuletAnimation

/// What an app's own animation may look at and remember while it runs.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What the animation remembers from frame to frame.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete, though it may go on (B6.22).
  public var isLogicallyComplete: Bool
  /// The environment of the view whose value is animated.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value>, isLogicallyComplete: Bool, environment: EnvironmentValues) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// The context with another state, for an animation of another kind of value that this one is made of.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}

/// Values that an app's own animation remembers, by key.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationState<Value> where Value: VectorArithmetic {
  /// By the type of the key.
  var values: [ObjectIdentifier: Any] = [:]

  /// A state in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(K.self)] = newValue }
  }
}

@available(*, unavailable)
extension AnimationState: Sendable {}

/// A key of a value that an app's own animation remembers.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol AnimationStateKey {
  associatedtype Value

  /// The value before one is set.
  static var defaultValue: Value { get }
}
