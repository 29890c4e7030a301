import RivuletGraph

/// A rule whose value is the number of the update in which a value last changed; 0 if the value has never changed. The first value doesn't
/// count as a change (B6.06).
@MainActor
struct ChangeWatchRule<Modifier, Value: Equatable>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let value: (Modifier) -> Value
  unowned let tree: ViewTree
  private var previous: Value?

  init(modifier: Attribute<Modifier>, tree: ViewTree, value: @escaping (Modifier) -> Value) {
    self.modifier = modifier
    self.value = value
    self.tree = tree
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let now = value(modifier.value)
    let isChange = previous.map { $0 != now } ?? false
    previous = now
    if isChange { output.set(tree.app.updateNumber) } else if !output.hasValue { output.set(0) }
  }
}
