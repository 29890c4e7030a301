/// State from another process that a tree restores, value by value, as its views are created.
///
/// Views that are not created at the start, such as the pages of other tabs, restore their values later. Until then, the values are kept.
@MainActor
package final class StateRestoration {
  /// The time after the first frame, in seconds, after which lost values are reported.
  package static let seconds = 1.0

  /// The values that no view has restored yet, newest first.
  private(set) var values: [SavedState.Value]
  /// True once lost values have been reported. Views that are created later restore only the values saved at their own position.
  private var isLate = false
  /// Sentences about values that could not be restored.
  package private(set) var dropped: [String] = []
  /// Closures that restore state affecting existing views, such as the focus.
  private var later: [@MainActor () -> Void] = []

  package init(_ saved: SavedState) { values = saved.values }

  /// Returns the saved value of a property, each value only once: the value at the same position or, failing that, the first in the same
  /// content.
  ///
  /// - Returns: nil if there is none or if its type has changed too much.
  func take<Value>(_ label: StateStore.Label, as type: Value.Type) -> Value? {
    func isFor(_ value: SavedState.Value) -> Bool { value.view == label.view && value.property == label.property }
    guard
      let index = values.firstIndex(where: { isFor($0) && $0.path == label.path })
        ?? (isLate ? nil : values.firstIndex { isFor($0) && $0.content == label.content })
    else { return nil }
    let saved = values.remove(at: index)
    if let value = StateText.value(of: saved.json, as: type) { return value }
    dropped.append(
      "\(saved.view).\(saved.property): the saved value is of type \(saved.type), not \(_typeName(type, qualified: false))")
    return nil
  }

  /// Keeps a closure until the first views have been created.
  func afterwards(_ body: @escaping @MainActor () -> Void) { later.append(body) }

  /// Runs the closures that were kept.
  package func finishViews() {
    let bodies = later
    later = []
    for body in bodies { body() }
  }

  /// Discards the values for which `isLost` returns true, and keeps the others for their views.
  ///
  /// - Returns: Sentences about state that was not restored, except for the library's own views.
  func end(_ isLost: (SavedState.Value) -> Bool) -> [String] {
    isLate = true
    let lost = values.filter(isLost)
    values.removeAll(where: isLost)
    defer { dropped = [] }
    return dropped + lost.filter { !IdentityText.isOfLibrary($0.view) }.map { "\($0.view).\($0.property): no view has this state any more" }
  }
}
