import RivuletGraph

/// The parts of one state that bindings were projected to, each as an attribute: a body that reads a part depends on that part alone
/// (B3.15, B3.20c).
///
/// Used on the main thread during updates only.
package final class LocationProjections {
  /// A part of the value of an attribute: by key path or by index.
  private struct Part: Hashable {
    let whole: AttributeID
    let path: AnyHashable
  }

  private let subgraph: Subgraph
  private var attributes: [Part: Any] = [:]

  init(in subgraph: Subgraph) {
    self.subgraph = subgraph
  }

  /// The attribute of the part of `whole` that `path` names, made when it is first asked for. `extract` gives nil where the part is gone;
  /// its last value stays then.
  func attribute<Whole, Value>(
    of whole: Attribute<Whole>, path: AnyHashable, extract: @escaping (Whole) -> Value?
  ) -> Attribute<Value>? {
    let part = Part(whole: whole.id, path: path)
    if let known = attributes[part] { return known as? Attribute<Value> }
    let made = whole.id.subgraph.makeRule(ProjectionRule(whole: whole, extract: extract))
    attributes[part] = made
    return made
  }
}

/// Takes a part out of a value and stops the wave where it is the same.
private struct ProjectionRule<Whole, Value>: Rule {
  let whole: Attribute<Whole>
  let extract: (Whole) -> Value?

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    if let value = extract(whole.value) { output.set(value) }
  }

  static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { ValueEquality.areEqual(lhs, rhs) }

  static var name: String { "projection to \(_typeName(Value.self, qualified: false))" }
}
