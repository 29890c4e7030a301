import RivuletGraph

/// The parts of one state that bindings were projected to, each as an attribute: a body that reads a part depends on that part alone
/// (B3.15, B3.20c).
///
/// Used on the main thread during updates only.
///
/// Invariant: there is an attribute for each part that something depends on, and for what was read in the turn that goes on; others have
/// been freed at the end of a turn.
package final class LocationProjections {
  /// A part of the value of an attribute: by key path or by index.
  private struct Part: Hashable {
    let whole: AttributeID
    let path: AnyHashable
  }

  private var attributes: [Part: Any] = [:]

  /// How many parts have an attribute.
  package var count: Int { attributes.count }

  /// No parts yet.
  package init() {}

  /// The attribute of the part of `whole` that `path` names, made when it is first asked for. `extract` gives nil where the part is gone;
  /// its last value stays then, or if there was none yet, `fallback` gives one.
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

  /// Graph clock at the last change of a part; zero where nothing has read it.
  func changedAt<Whole>(of whole: Attribute<Whole>, path: AnyHashable) -> UInt64 {
    guard let known = attributes[Part(whole: whole.id, path: path)] as? any KnownAttribute else { return 0 }
    return known.id.changedAt
  }
}

/// An attribute whatever its value.
private protocol KnownAttribute {
  var id: AttributeID { get }
}

extension Attribute: KnownAttribute {}

/// Takes a part out of a value and stops the wave where it is the same.
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
