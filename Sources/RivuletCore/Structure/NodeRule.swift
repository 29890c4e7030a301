import RivuletGraph

/// Keeps a node in step with its view or modifier and with the environment.
@MainActor
struct NodeRule<Source: NodeSource>: @MainActor NodeKeeping {
  private let source: Attribute<Source>
  /// Those of the source.
  private let ownBytes: ByteSpan
  private let environment: EnvironmentReader
  private let node: BehaviorNode<Source.Behavior>

  init(source: Attribute<Source>, ownBytes: ByteSpan, environment: EnvironmentReader, node: BehaviorNode<Source.Behavior>) {
    self.source = source
    self.ownBytes = ownBytes
    self.environment = environment
    self.node = node
  }

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if Source.remembersItself, isUpToDate(output) {
      output.keepSources()
      return
    }
    if !output.hasValue { output.set(()) }
    show()
  }

  /// Brings the node up to date. A method that changes nothing here: a rule that may be changed counts its node as used for each call.
  private func show() {
    node.setMirrored(environment.isRightToLeft)
    source.withPart(ownBytes) { $0.update(node, environment: environment) }
  }

  /// Whether neither the value nor anything else that was read differs. The value is one of several in a slot that has changed.
  private func isUpToDate(_ output: borrowing RuleOutput<Void>) -> Bool {
    guard output.hasValue, source.withPart(ownBytes, { $0.isShown(by: node) }) else { return false }
    return !output.hasChangedSource(excluding: source.id)
  }

  static var name: String { "node of \(_typeName(Source.self, qualified: false))" }
}

/// What a maker asks of the rule of its nodes.
@MainActor
protocol NodeKeeping: Rule where Value == Void {
  associatedtype Source: NodeSource

  init(source: Attribute<Source>, ownBytes: ByteSpan, environment: EnvironmentReader, node: BehaviorNode<Source.Behavior>)
}
