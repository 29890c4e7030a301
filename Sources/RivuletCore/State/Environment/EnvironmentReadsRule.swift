import RivuletGraph

/// Creates a new snapshot when a key that was read has changed, or when a layer sets a key for the first time.
struct EnvironmentReadsRule: Rule {
  let reads: EnvironmentReads
  private var growth = 0

  init(reads: EnvironmentReads) {
    self.reads = reads
  }

  mutating func update(_ output: borrowing RuleOutput<EnvironmentSnapshot>) {
    let current = reads.root.bringUpToDate()
    defer { growth = current }
    if growth == current, let previous = output.previous, previous.agreesWithRoot() { return }
    output.set(EnvironmentSnapshot(reads))
  }

  static var name: String { "environment as read" }
}
