import RivuletGraph

/// A rule that adds a constant to its source.
struct Add: Rule {
  let source: Attribute<Int>
  let constant: Int

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value &+ constant) }
}

/// A rule that reads its source and always produces 0.
struct Zero: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    _ = source.value
    output.set(0)
  }
}

/// A rule that performs some work and adds a constant to its source.
struct BusyAdd: Rule {
  let source: Attribute<Int>
  let constant: Int

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    beBusy()
    output.set(source.value &+ constant)
  }
}

/// A rule that adds its sources.
struct Sum: Rule {
  let sources: [Attribute<Int>]

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    var sum = 0
    for source in sources { sum &+= source.value }
    output.set(sum)
  }
}

/// A rule at the end of a chain that accumulates the values it reads and whose own value never changes.
struct Effect: Rule {
  let source: Attribute<Int>
  private var total = 0

  init(source: Attribute<Int>) {
    self.source = source
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    total &+= source.value
    output.set(0)
  }
}

/// An effect that performs some work.
struct BusyEffect: Rule {
  let source: Attribute<Int>
  private var total = 0

  init(source: Attribute<Int>) {
    self.source = source
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    total &+= source.value
    beBusy()
    output.set(0)
  }
}

/// A rule that collects its sources in an array.
struct Gather: Rule {
  let sources: [Attribute<Int>]

  mutating func update(_ output: borrowing RuleOutput<[Int]>) { output.set(sources.map { $0.value }) }
}

/// A rule that picks one element of an array.
struct Pick: Rule {
  let source: Attribute<[Int]>
  let index: Int

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.withValue { $0[index] }) }
}

/// A rule that reads its source thirty times.
struct Repeat: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    var sum = 0
    for _ in 0..<30 { sum &+= source.value }
    output.set(sum)
  }
}

/// A rule that doubles its source.
struct Twice: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value &* 2) }
}

/// A rule that negates its source.
struct Negate: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(0 &- source.value) }
}

/// A rule that reads one of two sources, selected by the head, twenty times.
struct Flip: Rule {
  let head: Attribute<Int>
  let odd: Attribute<Int>
  let even: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    var sum = 0
    for _ in 0..<20 { sum &+= head.value % 2 != 0 ? odd.value : even.value }
    output.set(sum)
  }
}

/// A rule that subtracts one source from another.
struct Difference: Rule {
  let left: Attribute<Int>
  let right: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(left.value &- right.value) }
}

/// A rule that adds two sources.
struct Total: Rule {
  let left: Attribute<Int>
  let right: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(left.value &+ right.value) }
}

/// Performs a hundred increments that the compiler can't remove.
func beBusy() {
  var count = 0
  for _ in 0..<100 { count = opaque(count &+ 1) }
}

@inline(never) private func opaque(_ number: Int) -> Int { number }
