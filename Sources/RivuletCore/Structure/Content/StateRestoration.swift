/// State from another process that a tree restores, value by value, as it creates its views.
///
/// Views that aren't created at the start, such as the pages of other tabs, restore their values later. Until then, the values are kept.
@MainActor
package final class StateRestoration {
  /// The delay after the first frame, in seconds, before lost values are reported.
  package static let seconds = 1.0

  /// The values that no view has restored yet, newest first.
  private(set) var values: [SavedState.Value]
  /// True once lost values have been reported. Views created later restore only the values saved at their own position.
  private var isLate = false
  /// Sentences that describe values that couldn't be restored.
  package private(set) var dropped: [String] = []
  /// Closures that restore state affecting existing views, such as the focus.
  private var later: [@MainActor () -> Void] = []

  package init(_ saved: SavedState) { values = saved.values }

  /// Returns the saved value of a property: the value at the same position or, failing that, the first value in the same content. Each
  /// value is returned only once.
  ///
  /// - Returns: The saved value, or nil if no value was saved or its type has changed too much.
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

  /// Defers a closure until the first views have been created.
  func deferUntilViewsExist(_ body: @escaping @MainActor () -> Void) { later.append(body) }

  /// Runs the deferred closures.
  package func finishViews() {
    let bodies = later
    later = []
    for body in bodies { body() }
  }

  /// Discards the values for which `isLost` returns true, and keeps the rest for their views.
  ///
  /// - Returns: Sentences that describe state that wasn't restored, excluding the state of library views.
  func end(_ isLost: (SavedState.Value) -> Bool) -> [String] {
    isLate = true
    let lost = values.filter(isLost)
    values.removeAll(where: isLost)
    defer { dropped = [] }
    return dropped + lost.filter { !IdentityText.isOfLibrary($0.view) }.map { "\($0.view).\($0.property): no view has this state any more" }
  }
}
