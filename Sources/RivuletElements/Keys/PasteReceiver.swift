import RivuletCore
package import RivuletFoundation

/// A receiver that accepts certain clipboard content and runs an action for it.
package struct PasteReceiver {
  package let takes: @MainActor ([NSItemProvider]) -> Bool
  package let receive: @MainActor ([NSItemProvider]) -> Void

  /// Creates a receiver for items of the given types.
  package nonisolated init(types: [UTType], _ action: @escaping ([NSItemProvider]) -> Void) {
    nonisolated(unsafe) let action = action
    let wanted: @Sendable ([NSItemProvider]) -> [NSItemProvider] = { providers in
      providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } }
    }
    takes = { !wanted($0).isEmpty }
    receive = { providers in
      let wanted = wanted(providers)
      if !wanted.isEmpty { action(wanted) }
    }
  }

  /// Creates a receiver for values of a type.
  package nonisolated init<T: Transferable>(_ action: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let action = action
    takes = { $0.contains { $0._provides(T.self) } }
    receive = { providers in
      Task { @MainActor in
        let values: [T] = await TransferReading.values(of: providers, what: "A pasted item")
        if !values.isEmpty { action(values) }
      }
    }
  }
}
