import RivuletCore
import RivuletGraph

/// The rule that maps another value. An equal result is backdated.
@MainActor
struct MappedRule<Source, Value>: @MainActor ViewValueRule {
  let source: Attribute<Source>
  let transform: @MainActor (Source) -> Value

  mutating func update(_ output: borrowing RuleOutput<Value>) {
    output.set(transform(source.value))
  }
}
