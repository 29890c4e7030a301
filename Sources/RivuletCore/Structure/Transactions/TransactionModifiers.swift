public import RivuletAnimation
import RivuletGraph

/// Transforms the transaction in every update of the content (B6.12).
struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let modifier = modifier.attribute
    var inner = inputs.mapEachTransaction { modifier.value.transform(&$0.transaction) }
    return body(&inner).animated(by: inner.transaction, in: inputs.tree)
  }
}

/// Transforms the content's transaction in updates in which a value changes (B6.06, B6.12).
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var inner = inputs.mapTransactions(by: modifier.attribute).inputs
    return body(&inner).animated(by: inner.transaction, in: inputs.tree)
  }
}

/// A `ValueTransactionModifier` with a closure from the app. The closure is called for each change, even if the content doesn't read the
/// transaction.
struct ObservedValueTransactionModifier<Value: Equatable> {
  let change: ValueTransactionModifier<Value>
}

extension ObservedValueTransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let change: _GraphValue<ValueTransactionModifier<Value>> = modifier.field(0)
    var (inner, changed) = inputs.mapTransactions(by: change.attribute)
    inputs.makeSink(ObservedTransactionRule(changed: changed, transaction: inner.transaction))
    return body(&inner).animated(by: inner.transaction, in: inputs.tree)
  }
}

extension _ViewListInputs {
  /// Returns inputs whose transaction is transformed when the modifier's value changes, along with the number of the update in which the
  /// value last changed.
  fileprivate func mapTransactions<Value: Equatable>(
    by modifier: Attribute<ValueTransactionModifier<Value>>
  ) -> (inputs: _ViewListInputs, changed: Attribute<Int>) {
    let changed = makeSink(ChangeWatchRule(modifier: modifier, tree: tree) { $0.value })
    let inputs = mapTransaction { arriving in
      if changed.value == arriving.update { modifier.value.transform(&arriving.transaction) }
    }
    return (inputs, changed)
  }
}

/// Reads a transaction whenever a value changes.
@MainActor
private struct ObservedTransactionRule: @MainActor Rule {
  let changed: Attribute<Int>
  let transaction: Attribute<UpdateTransaction>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    // Transactions of updates without a change don't matter here.
    if changed.value > 0 { _ = transaction.untrackedValue }
  }
}

extension Transaction {
  /// Sets the animation, unless animations are disabled (B6.11).
  fileprivate mutating func animate(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension View {
  /// Transforms the transaction in every update of this view and its descendants (B6.12).
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Transforms this view's transaction in updates in which `value` changes (B6.12).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ObservedValueTransactionModifier(change: ValueTransactionModifier(value: value, transform: transform)))
  }

  /// Applies `animation` to this view in updates in which `value` changes. Pass nil for no animation (B6.06–B6.10).
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransactionModifier(value: value) { $0.animate(animation) })
  }

  /// Applies `animation` to every change of this view.
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.animate(animation) })
  }

  /// Applies `animation` to the changes made by the modifiers in `body`, but not to changes inside this view (B6.13).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, scope: body(PlaceholderContentView())) { $0.animate(animation) }
  }

  /// Transforms the transaction for the modifiers in `body`, but not for the content of this view (B6.13).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, scope: body(PlaceholderContentView()), transform: transform)
  }
}
