/// A rule that copies an outside value into a subgraph.
struct BoundaryRule<Value>: Rule {
  let source: Attribute<Value>

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    output.set(source.value)
  }

  static var name: String { "boundary" }
}
