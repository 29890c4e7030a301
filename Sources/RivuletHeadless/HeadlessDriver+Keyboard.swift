package import RivuletHost

extension HeadlessDriver {
  /// Presses and releases a key. Returns false if no view handles the key press.
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

  /// Holds the given modifier keys, such as Shift, and no others.
  package func holdModifiers(_ modifiers: KeyInput.Modifiers) async {
    await settle()
    host.inTimeScope { tree.keyboard.modifiersChanged(to: modifiers) }
    await settle()
  }

  /// The accessibility name of the focused control: its label, or otherwise its identifier. Nil if it has neither.
  package var focusedLabel: String? {
    guard let node = tree.keyboard.focusedNode else { return nil }
    if let label = tree.keyboard.focusedArea?.label { return label }
    if let name = name(of: node) { return name }
    // The node that receives keys may be part of a control with a name of its own.
    var around = node.parent
    while let step = around, step.semantics?.role == nil { around = step.parent }
    return around.flatMap { name(of: $0) }
  }

  private func name(of node: ViewNode) -> String? {
    let elements = SemanticsTree(below: node).items().map(\.element)
    return elements.lazy.compactMap(\.label).first ?? elements.lazy.compactMap(\.identifier).first
  }
}
