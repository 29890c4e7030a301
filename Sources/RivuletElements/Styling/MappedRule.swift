import RivuletCore
package import RivuletGraph

/// A rule that maps the value of another attribute. An equal result is backdated.
@MainActor
package struct MappedRule<Source, Value>: @MainActor ViewValueRule {
  let source: Attribute<Source>
  let transform: @MainActor (Source) -> Value

  package init(source: Attribute<Source>, transform: @escaping @MainActor (Source) -> Value) {
    self.source = source
    self.transform = transform
  }

  package mutating func update(_ output: borrowing RuleOutput<Value>) {
    output.set(transform(source.value))
  }
}
