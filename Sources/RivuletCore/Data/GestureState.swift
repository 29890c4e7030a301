/// A value that follows a gesture and goes back to its initial one when the gesture ends or is cancelled (B3.49).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper public struct GestureState<Value> {
  @usableFromInline var state: State<Value>
  /// What the value goes back to.
  @usableFromInline let initialValue: Value
  /// Changes the transaction of the way back, by the last value.
  @usableFromInline let resetting: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A value that goes back in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that goes back in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value that goes back in a transaction that `reset` sets up from the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initialValue = wrappedValue
    resetting = reset
  }

  /// A value that goes back in a transaction that `reset` sets up from the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { state.wrappedValue }

  /// What a gesture's `updating` takes.
  public var projectedValue: GestureState<Value> { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that is nil at first and goes back in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that is nil at first and goes back in a transaction that `reset` sets up from the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

@available(*, unavailable)
extension GestureState: Sendable {}

extension GestureState: DynamicProperty {}

/// The closure and the initial value count only for the first value of the view, as with state (B3.06).
extension GestureState: ViewComparable {
  package static func areSameInput(_ lhs: GestureState, _ rhs: GestureState) -> Bool { true }
}

extension GestureState {
  /// Lets a gesture change the value, and the transaction of the change. Called outside updates.
  package func change(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    var value = state.wrappedValue
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  /// Goes back to the initial value, when the gesture has ended or was cancelled (B3.49).
  package func reset() {
    var transaction = Transaction()
    resetting(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initialValue }
  }
}
