import RivuletGraph

/// Keeps a virtual node in step with what a keeper of its pattern follows, as `NodesRule` keeps nodes; and its nodes once it has any.
@MainActor
struct VirtualNodesRule: @MainActor Rule {
  private let source: Attribute<Void>
  /// The bytes of the value in which the views and modifiers lie.
  private let part: ByteSpan
  private let number: Int
  private let node: VirtualNode

  /// The rule for the keeper of that number in the pattern.
  init(_ node: VirtualNode, _ number: Int, following source: Attribute<Void>, _ part: ByteSpan) {
    self.source = source.start
    self.part = part
    self.number = number
    self.node = node
  }

  mutating func update(_ output: borrowing RuleOutput<GatheredChange>) {
    let value = source.partPlace(part)
    guard output.hasValue else {
      output.set(GatheredChange())
      return node.showAll(value, of: number)
    }
    let changed = output.changedPart(of: source.id)
    if output.hasChangedSource(excluding: source.id) { return node.showAll(value, of: number) }
    output.keepSources()
    if let changed { node.show(value, changed, of: number) }
  }

  static var name: String { "nodes of a virtual row" }
}
