import RivuletGraph

/// Its source plus a constant.
struct Add: Rule {
  let source: Attribute<Int>
  let constant: Int

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value &+ constant) }
}

/// Reads its source and is 0 all the same.
struct Zero: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    _ = source.value
    output.set(0)
  }
}

/// Its source plus a constant, after some work.
struct BusyAdd: Rule {
  let source: Attribute<Int>
  let constant: Int

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    beBusy()
    output.set(source.value &+ constant)
  }
}

/// The sum of its sources.
struct Sum: Rule {
  let sources: [Attribute<Int>]

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    var sum = 0
    for source in sources { sum &+= source.value }
    output.set(sum)
  }
}

/// The end of a line: it adds up what it sees and never changes.
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

/// An effect with some work.
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

/// All its sources in one array.
struct Gather: Rule {
  let sources: [Attribute<Int>]

  mutating func update(_ output: borrowing RuleOutput<[Int]>) { output.set(sources.map { $0.value }) }
}

/// One element of an array.
struct Pick: Rule {
  let source: Attribute<[Int]>
  let index: Int

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.withValue { $0[index] }) }
}

/// Reads one source thirty times.
struct Repeat: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    var sum = 0
    for _ in 0..<30 { sum &+= source.value }
    output.set(sum)
  }
}

/// Twice its source.
struct Twice: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value &* 2) }
}

/// The negative of its source.
struct Negate: Rule {
  let source: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(0 &- source.value) }
}

/// Reads one of two sources, as the head says, twenty times.
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

/// The difference of two sources.
struct Difference: Rule {
  let left: Attribute<Int>
  let right: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(left.value &- right.value) }
}

/// The total of two sources.
struct Total: Rule {
  let left: Attribute<Int>
  let right: Attribute<Int>

  mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(left.value &+ right.value) }
}

/// A hundred increments that the compiler can't drop.
func beBusy() {
  var count = 0
  for _ in 0..<100 { count = opaque(count &+ 1) }
}

@inline(never) private func opaque(_ number: Int) -> Int { number }
