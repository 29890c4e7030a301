import RivuletCore

/// The names of keys in requests.
enum PreviewKeys {
  private static let named: [String: KeyInput.Key] = [
    "tab": .tab, "space": .space, "enter": .enter, "escape": .escape, "left": .left, "right": .right, "up": .up, "down": .down,
    "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown, "backspace": .backspace, "delete": .delete, "menu": .menu,
  ]

  /// Returns the keyboard event in a request, or nil if the request doesn't name a key.
  static func input(_ request: PreviewRequest) -> KeyInput? {
    guard let name = request.key, !name.isEmpty else { return nil }
    let phases: [String: KeyInput.Phase] = ["down": .down, "repeated": .repeated, "up": .up]
    return KeyInput(
      named[name] ?? .character(name), modifiers: modifiers(request), phase: request.phase.flatMap { phases[$0] } ?? .down)
  }

  /// Returns the modifier keys in a request.
  static func modifiers(_ request: PreviewRequest) -> KeyInput.Modifiers {
    let known: [String: KeyInput.Modifiers] = ["shift": .shift, "control": .control, "option": .option, "command": .command]
    return (request.modifiers ?? []).reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }
}
