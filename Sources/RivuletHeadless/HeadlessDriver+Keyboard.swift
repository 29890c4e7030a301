package import RivuletHost

extension HeadlessDriver {
  /// Presses a key and lets it go, as an event of its own; false if no view has a use for it.
  @discardableResult
  package func pressKey(_ key: KeyInput.Key, modifiers: KeyInput.Modifiers = []) async -> Bool {
    await settle()
    if host.showsFileDialog { return false }
    let isUsed = await EventThread.shared.run { [self] in
      let isUsed = host.inTimeScope { tree.keyboard.dispatch(KeyInput(key, modifiers: modifiers)) }
      host.runTurn()
      return isUsed
    }
    _ = host.inTimeScope { tree.keyboard.dispatch(KeyInput(key, modifiers: modifiers, phase: .up)) }
    await settle()
    return isUsed
  }

  /// Holds keys such as shift, and no others.
  package func holdModifiers(_ modifiers: KeyInput.Modifiers) async {
    await settle()
    host.inTimeScope { tree.keyboard.modifiersChanged(to: modifiers) }
    await settle()
  }

  /// What the control with the focus is called by assistive technology: by its label, or else its identifier or texts; nil if there is none.
  package var focusedLabel: String? {
    guard let node = tree.keyboard.focusedNode else { return nil }
    if let label = tree.keyboard.focusedArea?.label { return label }
    if let name = name(of: node) { return name }
    // What takes the keys may be a part of a control that is called by another one.
    var around = node.parent
    while let step = around, step.semantics?.role == nil { around = step.parent }
    return around.flatMap { name(of: $0) }
  }

  private func name(of node: ViewNode) -> String? {
    let elements = SemanticsTree(below: node).items().map(\.element)
    return elements.lazy.compactMap(\.label).first ?? elements.lazy.compactMap(\.identifier).first
  }
}
