import RivuletTree

extension TracedEvent {
  /// Returns the name of the innermost element in a chain of nodes: its label, its identifier, or its role; nil if there is no such
  /// element.
  @MainActor static func name(of chain: [ViewNode]) -> String? {
    guard let node = chain.first(where: { $0.semantics?.role != nil }) else { return nil }
    let element = SemanticsTree(below: node).items().first?.element ?? node.semantics
    if let name = element?.label ?? element?.identifier, !name.isEmpty { return name }
    return element?.role.map { "\($0)" }
  }
}
