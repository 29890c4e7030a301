import RivuletGraph

/// The parts of a state to which bindings have been projected, each stored as an attribute. A body that reads a part depends on that part
/// alone (B3.15, B3.20c).
///
/// Used only on the main thread during updates.
///
/// Invariant: an attribute exists for each part that a rule depends on, and for each part read in the current turn. Other attributes are
/// freed at the end of a turn.
package final class LocationProjections {
  /// A part of an attribute's value, identified by key path or index.
  private struct Part: Hashable {
    let whole: AttributeID
    let path: AnyHashable
  }

  private var attributes: [Part: Any] = [:]

  /// The number of parts that have an attribute.
  package var count: Int { attributes.count }

  /// Creates projections without parts.
  package init() {}

  /// Returns the attribute for the part of `whole` at `path`, creating it if necessary. `extract` returns nil if the part no longer exists.
  /// In that case, the part keeps its last value or, if it never had a value, uses the result of `fallback`.
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

  /// Returns the graph clock's time of a part's last change; zero if the part was never read.
  func changedAt<Whole>(of whole: Attribute<Whole>, path: AnyHashable) -> UInt64 {
    guard let known = attributes[Part(whole: whole.id, path: path)] as? any KnownAttribute else { return 0 }
    return known.id.changedAt
  }
}

/// A type-erased attribute.
private protocol KnownAttribute {
  var id: AttributeID { get }
}

extension Attribute: KnownAttribute {}

/// Extracts a part of a value and stops change propagation if the part is unchanged.
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
