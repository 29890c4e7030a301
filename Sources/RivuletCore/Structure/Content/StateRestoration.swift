/// The state of another process that a tree takes over, value by value, as its views are made.
@MainActor
package final class StateRestoration {
  /// The time after the first frame, in seconds, after which views that are made begin with values of their own.
  package static let seconds = 1.0

  private var values: [SavedState.Value]
  /// Sentences about values that could not be taken over.
  package private(set) var dropped: [String] = []
  /// Closures that take over state with an effect on views that are there, such as the focus.
  private var later: [@MainActor () -> Void] = []

  package init(_ saved: SavedState) { values = saved.values }

  /// Returns the saved value of a property, each once: that at the same place, or else the first in the same content.
  ///
  /// - Returns: nil if there is none, or its type has changed too much.
  func take<Value>(_ label: StateStore.Label, as type: Value.Type) -> Value? {
    func isFor(_ value: SavedState.Value) -> Bool { value.view == label.view && value.property == label.property }
    guard
      let index = values.firstIndex(where: { isFor($0) && $0.path == label.path })
        ?? values.firstIndex(where: { isFor($0) && $0.content == label.content })
    else { return nil }
    let saved = values.remove(at: index)
    if let value = StateText.value(of: saved.json, as: type) { return value }
    dropped.append("\(saved.view).\(saved.property): a \(saved.type) is no \(_typeName(type, qualified: false))")
    return nil
  }

  /// Keeps a closure until the first views are made.
  func afterwards(_ body: @escaping @MainActor () -> Void) { later.append(body) }

  /// Runs the closures that were kept.
  package func finishViews() {
    let bodies = later
    later = []
    for body in bodies { body() }
  }

  /// Ends the restoration. Views that are made from now on begin with their own values.
  ///
  /// - Returns: sentences about what was not taken over, those of the library's own views left out.
  package func end() -> [String] {
    let unused = values.filter { !IdentityText.isOfLibrary($0.view) }.map { "\($0.view).\($0.property): no view has it" }
    values = []
    defer { dropped = [] }
    return dropped + unused
  }
}
