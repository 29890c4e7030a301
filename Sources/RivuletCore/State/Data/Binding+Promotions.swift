extension Binding {
  /// Creates a binding to the base value, wrapped in an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(value: base._value, location: OptionalPromotionLocation(base.location), transaction: base.transaction)
  }

  /// Creates a binding to the wrapped value. Returns nil if the value is currently nil (B3.17). Reading the binding after its source
  /// becomes nil is a programmer error.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(value: value, location: UnwrappedLocation(base.location), transaction: base.transaction)
  }

  /// Creates a binding to the base value as an `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(value: AnyHashable(base._value), location: HashablePromotionLocation(base.location), transaction: base.transaction)
  }
}

/// A value wrapped in an optional. Writes of nil are ignored.
private final class OptionalPromotionLocation<Wrapped>: AnyLocation<Wrapped?>, @unchecked Sendable {
  private let base: AnyLocation<Wrapped>

  init(_ base: AnyLocation<Wrapped>) {
    self.base = base
  }

  override func get() -> Wrapped? { base.get() }
  override func snapshot() -> Wrapped? { base.snapshot() }

  override func set(_ value: Wrapped?, transaction: Transaction) {
    if let value { base.set(value, transaction: transaction) }
  }

  override func isSame(as other: AnyLocation<Wrapped?>) -> Bool {
    (other as? OptionalPromotionLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// The value wrapped in an optional.
private final class UnwrappedLocation<Wrapped>: AnyLocation<Wrapped>, @unchecked Sendable {
  private let base: AnyLocation<Wrapped?>

  init(_ base: AnyLocation<Wrapped?>) {
    self.base = base
  }

  override func get() -> Wrapped { unwrap(base.get()) }
  override func snapshot() -> Wrapped { unwrap(base.snapshot()) }

  override func set(_ value: Wrapped, transaction: Transaction) {
    base.set(value, transaction: transaction)
  }

  override func isSame(as other: AnyLocation<Wrapped>) -> Bool {
    (other as? UnwrappedLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }

  private func unwrap(_ value: Wrapped?) -> Wrapped {
    guard let value else {
      fatalError(
        "A Binding<\(Wrapped.self)> made from an optional was read after its source became nil (B3.17). Keep it only while it is not nil.")
    }
    return value
  }
}

/// A value wrapped in an `AnyHashable`. Only values of the base type are written.
private final class HashablePromotionLocation<Base: Hashable>: AnyLocation<AnyHashable>, @unchecked Sendable {
  private let base: AnyLocation<Base>

  init(_ base: AnyLocation<Base>) {
    self.base = base
  }

  override func get() -> AnyHashable { AnyHashable(base.get()) }
  override func snapshot() -> AnyHashable { AnyHashable(base.snapshot()) }

  override func set(_ value: AnyHashable, transaction: Transaction) {
    if let value = value.base as? Base { base.set(value, transaction: transaction) }
  }

  override func isSame(as other: AnyLocation<AnyHashable>) -> Bool {
    (other as? HashablePromotionLocation<Base>).map { base.isSame(as: $0.base) } ?? false
  }
}
