/// A value that follows a gesture, and returns to its initial value when the gesture ends or is cancelled (B3.49).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper public struct GestureState<Value> {
  @usableFromInline var state: State<Value>
  /// The value after a reset.
  @usableFromInline let initialValue: Value
  /// Changes the transaction of a reset, given the last value.
  @usableFromInline let resetting: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that resets in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that resets in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that resets in a transaction, which `reset` changes given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    resetting = reset
  }

  /// Creates a state that resets in a transaction, which `reset` changes given the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }

  /// The state, for the `updating` modifier of a gesture.
  public var projectedValue: GestureState<Value> { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at first, and resets in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is nil at first, and resets in a transaction, which `reset` changes given the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

@available(*, unavailable)
extension GestureState: Sendable {}

/// Only the closure and the initial value of the first view value count, as with state (B3.06).
extension GestureState: ViewComparable {
  package static func areSameInput(_ lhs: GestureState, _ rhs: GestureState) -> Bool { true }
}

extension GestureState {
  /// Changes the value and the transaction of the change, for a gesture. Called outside of updates.
  package func change(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    var value = state.wrappedValue
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Resets the value when the gesture has ended or was cancelled (B3.49).
  package func reset() {
    var transaction = Transaction()
    resetting(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}
