package import RivuletFoundation

/// Loads the data of items before they're placed on a clipboard, so that later changes don't affect the copied data.
@MainActor
package final class ClipboardLoader {
  private var loading: Task<Void, Never>?
  /// The number of the latest load. A new load replaces earlier loads.
  private var number = 0

  package init() {}

  /// Calls `store` with fully loaded items, immediately if their data is already loaded. Doesn't call `store` after a later load starts, or
  /// if there's no data.
  package func load(_ items: [NSItemProvider], _ store: @escaping @MainActor ([NSItemProvider]) -> Void) {
    number += 1
    loading = nil
    if items.allSatisfy(\.isLoaded) {
      if items.contains(where: { !$0.registeredTypeIdentifiers.isEmpty }) { store(items) }
      return
    }
    let (number, issues) = (number, IssueSink.current)
    loading = Task { @MainActor [weak self] in
      let loaded = await Self.loaded(items, issues)
      guard let self, number == self.number else { return }
      loading = nil
      if !loaded.isEmpty { store(loaded) }
    }
  }

  /// Calls an action immediately, or after the current load finishes.
  package func whenLoaded(_ action: @escaping @MainActor () -> Void) {
    guard let loading else { return action() }
    Task { @MainActor in
      await loading.value
      action()
    }
  }

  /// Returns copies of the items with the data that they have at this time. Data that can't be loaded is reported and omitted.
  package static func loaded(_ items: [NSItemProvider], _ issues: IssueSink? = nil) async -> [NSItemProvider] {
    let issues = issues ?? .current
    var loaded: [NSItemProvider] = []
    for item in items {
      let copy = await item.loaded { type, error in
        let message =
          "A copied or dragged item could not be written as \(type.identifier): \(error). "
          + "Check its exporting closures."
        issues.reportOnce(RuntimeIssue(kind: .invalidValue, message: message, typeName: type.identifier))
      }
      if !copy.registeredTypeIdentifiers.isEmpty { loaded.append(copy) }
    }
    return loaded
  }
}
