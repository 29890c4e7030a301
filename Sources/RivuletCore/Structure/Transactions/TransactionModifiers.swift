public import RivuletAnimation
import RivuletGraph

/// Changes the transaction in every update of the content (B6.12).
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

/// Changes the transaction in the updates of the content in which a value has changed (B6.06, B6.12).
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

/// A `ValueTransactionModifier` with a closure from the app, which is called for each change, whether or not the content reads the
/// transaction.
struct ToldValueTransactionModifier<Value: Equatable> {
  let change: ValueTransactionModifier<Value>
}

extension ToldValueTransactionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let change: _GraphValue<ValueTransactionModifier<Value>> = modifier.field(0)
    var (inner, changed) = inputs.mapTransactions(by: change.attribute)
    inputs.makeSink(ToldTransactionRule(changed: changed, transaction: inner.transaction))
    return body(&inner).animated(by: inner.transaction, in: inputs.tree)
  }
}

extension _ViewListInputs {
  /// Returns inputs with a transaction that is modified when the modifier's value has changed, and the number of the update in which the
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

/// Reads a transaction each time a value has changed.
@MainActor
private struct ToldTransactionRule: @MainActor Rule {
  let changed: Attribute<Int>
  let transaction: Attribute<UpdateTransaction>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    // The transactions of other updates are irrelevant here.
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
  /// Changes the transaction in every update of this view and the views inside it (B6.12).
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of this view in the updates in which `value` has changed (B6.12).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ToldValueTransactionModifier(change: ValueTransactionModifier(value: value, transform: transform)))
  }

  /// Animates this view with `animation` in the updates in which `value` has changed; nil for no animation (B6.06–B6.10).
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueTransactionModifier(value: value) { $0.animate(animation) })
  }

  /// Animates every change of this view with `animation`.
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { $0.animate(animation) })
  }

  /// Animates the changes that the modifiers in `body` make to this view with `animation`, but nothing inside the view (B6.13).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, scope: body(PlaceholderContentView())) { $0.animate(animation) }
  }

  /// Changes the transaction for the modifiers that `body` applies to this view, but for nothing inside the view (B6.13).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedTransactionView(content: self, scope: body(PlaceholderContentView()), transform: transform)
  }
}
