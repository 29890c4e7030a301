/// A property wrapper for a value that changes during a gesture and returns to its initial value when the gesture ends or is cancelled
/// (B3.49).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper public struct GestureState<Value> {
  @usableFromInline var state: State<Value>
  /// The value after a reset.
  @usableFromInline let initialValue: Value
  /// A closure that modifies the transaction for a reset, given the last value.
  @usableFromInline let resetting: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that is reset in the given transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that is reset in the given transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that is reset in a transaction. `reset` modifies the transaction, given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    resetting = reset
  }

  /// Creates a state that is reset in a transaction. `reset` modifies the transaction, given the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }

  /// The gesture state, for use with a gesture's `updating` modifier.
  public var projectedValue: GestureState<Value> { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil and is reset in the given transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is initially nil and is reset in a transaction. `reset` modifies the transaction, given the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

@available(*, unavailable)
extension GestureState: Sendable {}

/// Treats all gesture states as equal inputs. As with `State`, only the initial value and closure of the first view value are used (B3.06).
extension GestureState: ViewComparable {
  package static func areSameInput(_ lhs: GestureState, _ rhs: GestureState) -> Bool { true }
}

extension GestureState {
  /// Changes the value, and the transaction for the change, on behalf of a gesture. Called outside updates.
  package func change(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    var value = state.wrappedValue
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Resets the value after the gesture ends or is cancelled (B3.49).
  package func reset() {
    var transaction = Transaction()
    resetting(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}
