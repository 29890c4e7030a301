import RivuletTree

extension TracedEvent {
  /// The roles of elements that people press, in contrast to the texts and images inside and to containers.
  private static let pressedRoles: Set<SemanticsElement.Role> = [
    .button, .toggle, .slider, .textField, .disclosure, .tab, .menuButton, .menuItem, .link, .stepper, .popUpButton, .radioButton, .picker,
    .datePicker, .colorWell, .secureTextField, .textEditor, .row,
  ]

  /// Returns the name of the element that a press on a chain of nodes reaches. This is the innermost control or row, or the innermost
  /// element if there is no such control. The name is the first text in the control, its label, its identifier, or its role; nil if there is
  /// no element.
  @MainActor static func name(of chain: [ViewNode]) -> String? {
    if let control = chain.first(where: { $0.semantics?.role.map(pressedRoles.contains) == true }) {
      return text(in: control) ?? name(of: control)
    }
    return chain.first { $0.semantics?.role != nil }.flatMap { name(of: $0) }
  }

  @MainActor private static func name(of node: ViewNode) -> String? {
    let element = SemanticsTree(below: node).items().first?.element ?? node.semantics
    if let name = element?.label ?? element?.identifier, !name.isEmpty { return name }
    return element?.role.map { "\($0)" }
  }

  /// Returns the first text inside a node; nil if there is none.
  @MainActor private static func text(in node: ViewNode) -> String? {
    if node.traits.contains(.showsText), let label = node.semantics?.label, !label.isEmpty { return label }
    for child in node.children { if let found = text(in: child) { return found } }
    return nil
  }
}
