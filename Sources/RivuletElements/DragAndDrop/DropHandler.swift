import Foundation
import RivuletCore
package import RivuletFoundation

/// The behaviour of one drop modifier.
@MainActor
protocol DropHandler {
  /// Returns true if the handler accepts the dragged items.
  func takes(_ info: DropInfo) -> Bool
  func entered(_ info: DropInfo)
  /// Returns the operation for a drop at the current location, or nil to keep the last operation.
  func moved(_ info: DropInfo) -> DropOperation?
  func exited(_ info: DropInfo)
  /// Handles the drop. Returns false if the drop fails.
  func dropped(_ info: DropInfo) -> Bool
}

/// A handler that reads the values of one type from a drop.
package struct TransferDropHandler<Value: Transferable> {
  let action: ([Value], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void
}

extension TransferDropHandler: DropHandler {
  func takes(_ info: DropInfo) -> Bool { info.providers.contains { $0._provides(Value.self) } }
  func entered(_ info: DropInfo) { isTargeted(true) }
  func moved(_ info: DropInfo) -> DropOperation? { nil }
  func exited(_ info: DropInfo) { isTargeted(false) }

  func dropped(_ info: DropInfo) -> Bool {
    isTargeted(false)
    let (providers, location) = (info.providers, info.location)
    Task { @MainActor in
      let values: [Value] = await TransferReading.values(of: providers, what: "A dropped item")
      if !values.isEmpty { _ = action(values, location) }
    }
    return true
  }

  /// Reads a value from each provider that contains one. A value that cannot be read is reported and omitted.
  package static func read(_ providers: [NSItemProvider]) async -> [Value] {
    var values: [Value] = []
    for provider in providers where provider._provides(Value.self) {
      do { values.append(try await provider._transferable(Value.self)) } catch {
        RuntimeIssue.reportOnce(
          .invalidValue, typeName: "\(Value.self)",
          "A dropped item could not be read: \(error). Check the importing closures of its transferRepresentation.")
      }
    }
    return values
  }
}

/// A handler that forwards the providers of the given content types.
struct ProviderDropHandler {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ProviderDropHandler: DropHandler {
  func takes(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) }
  func entered(_ info: DropInfo) { isTargeted?.wrappedValue = true }
  func moved(_ info: DropInfo) -> DropOperation? { nil }
  func exited(_ info: DropInfo) { isTargeted?.wrappedValue = false }

  func dropped(_ info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// A handler that calls a delegate that the app provides.
struct DelegateDropHandler {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DelegateDropHandler: DropHandler {
  func takes(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: types) && delegate.validateDrop(info: info) }
  func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }
  func moved(_ info: DropInfo) -> DropOperation? { delegate.dropUpdated(info: info)?.operation }
  func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
  func dropped(_ info: DropInfo) -> Bool { delegate.performDrop(info: info) }
}
