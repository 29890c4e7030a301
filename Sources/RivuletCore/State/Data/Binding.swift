public import RivuletAnimation

/// Read and write access to a value that is owned elsewhere (A3).
///
/// A body that reads the value depends on the source (B3.13). A write reaches the source once, however many bindings are in between.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction carried by writes through this binding; an enclosing `withAnimation` or `withTransaction` overrides its keys (B3.19).
  public var transaction: Transaction

  @usableFromInline let location: AnyLocation<Value>
  /// The value when the binding was created. It determines whether a view that stores the binding has a new input (B3.20b).
  @usableFromInline let _value: Value

  package init(value: Value, location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
    self.transaction = transaction
    self.location = location
    _value = value
  }

  /// Creates a binding from two closures; `get` is called once here (B3.12b).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: { value, _ in set(value) }))
  }

  /// Creates a binding from two closures and passes the transaction of each write to `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(value: get(), location: FunctionalLocation(get: get, set: set))
  }

  /// Returns a binding that ignores writes (B3.16).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value: value, location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a member, with this binding's transaction (B3.20).
  ///
  /// A member that may be behind a reference is read from the source, so a body that passes the binding on observes the current object.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let member = MemberLocation(location, keyPath)
    let value = member.isStoredInline ? _value[keyPath: keyPath] : member.get()
    return Binding<Subject>(value: value, location: member, transaction: transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
  public typealias ID = Value.ID
}

extension Binding: ViewComparable {
  package static func areSameInput(_ lhs: Binding<Value>, _ rhs: Binding<Value>) -> Bool {
    lhs.location.isSame(as: rhs.location) && lhs.transaction == rhs.transaction && ValueEquality.areEqual(lhs._value, rhs._value)
  }
}

extension Binding {
  /// Returns a binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose writes are animated with `animation`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}
