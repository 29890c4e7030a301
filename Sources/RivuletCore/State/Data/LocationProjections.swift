import RivuletGraph

/// The parts of a state to which bindings were projected, each as an attribute. A body that reads a part depends on that part alone (B3.15,
/// B3.20c).
///
/// Used on the main thread during updates only.
///
/// Invariant: there is an attribute for each part that a rule depends on, and for each part that was read in the current turn. Others are
/// freed at the end of a turn.
package final class LocationProjections {
  /// A part of the value of an attribute: by key path or by index.
  private struct Part: Hashable {
    let whole: AttributeID
    let path: AnyHashable
  }

  private var attributes: [Part: Any] = [:]

  /// The number of parts with an attribute.
  package var count: Int { attributes.count }

  /// Creates projections without parts.
  package init() {}

  /// Returns the attribute of the part of `whole` at `path`, and makes it if necessary. `extract` returns nil if the part is gone: the part
  /// then keeps its last value, or has the value of `fallback` if there was none.
  func attribute<Whole, Value>(
    of whole: Attribute<Whole>, path: AnyHashable, extract: @escaping (Whole) -> Value?, fallback: @escaping () -> Value
  ) -> Attribute<Value>? {
    let part = Part(whole: whole.id, path: path)
    if let known = attributes[part] { return known as? Attribute<Value> }
    let made = whole.id.subgraph.makeTransientRule(ProjectionRule(whole: whole, extract: extract, fallback: fallback))
    attributes[part] = made
    made.id.subgraph.onFree { [weak self] in self?.attributes[part] = nil }
    return made
  }

  /// Returns the graph clock at the last change of a part; zero if it was never read.
  func changedAt<Whole>(of whole: Attribute<Whole>, path: AnyHashable) -> UInt64 {
    guard let known = attributes[Part(whole: whole.id, path: path)] as? any KnownAttribute else { return 0 }
    return known.id.changedAt
  }
}

/// An attribute without the type of its value.
private protocol KnownAttribute {
  var id: AttributeID { get }
}

extension Attribute: KnownAttribute {}

/// Extracts a part of a value, and stops the wave if the part is equal.
private struct ProjectionRule<Whole, Value>: Rule {
  let whole: Attribute<Whole>
  let extract: (Whole) -> Value?
  let fallback: () -> Value

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    if let value = extract(whole.value) { output.set(value) } else if !output.hasValue { output.set(fallback()) }
  }

  static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }

  static var name: String { "projection to \(_typeName(Value.self, qualified: false))" }
}
