package import RivuletGraph

/// Delivers the value of a preference to views created from it. The value is an input that is set after layout, so that the views resolve
/// anchors correctly.
@MainActor
package final class PreferenceRelay<Key: PreferenceKey> {
  /// The delivered value; nil until the first delivery.
  package let value: Attribute<Key.Value?>
  private var next: Key.Value?
  /// Called with each new value while no rule is running.
  package var onDelivery: (Key.Value?) -> Void = { _ in }

  init(_ inputs: _ViewListInputs) {
    value = inputs.graph.makeInput(nil, in: inputs.scope, name: "preference", areEqual: ValueEquality.areEqual)
  }

  fileprivate func send(_ value: Key.Value, through relays: PreferenceRelays) {
    if next == nil { relays.add { [self] in deliver() } }
    next = .some(value)
  }

  private func deliver() {
    value.set(next)
    onDelivery(next)
    next = nil
  }
}

/// The deliveries that are waiting for the end of the preference pass.
@MainActor
final class PreferenceRelays: Companion {
  private let waiting = WorkList<() -> Void>()

  func add(_ delivery: @escaping () -> Void) { waiting.append(delivery) }

  /// Performs the deliveries. Must be called while no rule is running.
  func deliver() { waiting.takeAll { $0() } }
}

extension _ViewListInputs {
  /// Creates a relay for the values of `source`, or for the default value if the key isn't written.
  package func makeRelay<Key: PreferenceKey>(_ key: Key.Type, of source: Attribute<Key.Value>?) -> PreferenceRelay<Key> {
    let relay = PreferenceRelay<Key>(self)
    _ = scope.makeSink(PreferenceRelayRule<Key>(source: source, relay: relay, relays: tree.app.relays), lane: .preferences)
    return relay
  }
}

@MainActor
private struct PreferenceRelayRule<Key: PreferenceKey>: @MainActor Rule {
  let source: Attribute<Key.Value>?
  let relay: PreferenceRelay<Key>
  let relays: PreferenceRelays

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    relay.send(source?.value ?? Key.defaultValue, through: relays)
    if !output.hasValue { output.set(()) }
  }
}

extension AppRuntime {
  var relays: PreferenceRelays { companions.find(PreferenceRelays()) }
}
