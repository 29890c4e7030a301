package import RivuletFoundation

/// Loads the data of items before they are put on a clipboard, so that they remain as they were when copied.
@MainActor
package final class ClipboardLoader {
  private var loading: Task<Void, Never>?
  /// The number of the latest load, which replaces earlier ones.
  private var number = 0

  package init() {}

  /// Calls `store` with items that have all their data, immediately if the data is already loaded. It is never called after a later load
  /// has started, nor without data.
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

  /// Calls an action immediately, or when the current load has finished.
  package func whenLoaded(_ action: @escaping @MainActor () -> Void) {
    guard let loading else { return action() }
    Task { @MainActor in
      await loading.value
      action()
    }
  }

  /// Returns items with the data that they currently have. Data that cannot be loaded is reported and left out.
  package static func loaded(_ items: [NSItemProvider], _ issues: IssueSink? = nil) async -> [NSItemProvider] {
    let issues = issues ?? .current
    var loaded: [NSItemProvider] = []
    for item in items {
      let copy = await item.loaded { type, error in
        let message =
          "Something that was copied or dragged could not be written as \(type.identifier): \(error). "
          + "Check the closures that export it."
        issues.reportOnce(RuntimeIssue(kind: .invalidValue, message: message, typeName: type.identifier))
      }
      if !copy.registeredTypeIdentifiers.isEmpty { loaded.append(copy) }
    }
    return loaded
  }
}
