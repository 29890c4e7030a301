import RivuletCore
import RivuletFoundation

/// A namespace for reading values of a type from item providers.
@MainActor
enum TransferReading {
  /// Reads a value from each provider that contains one. A value that cannot be read is reported and omitted.
  static func values<Value: Transferable>(of providers: [NSItemProvider], what: String) async -> [Value] {
    var values: [Value] = []
    for provider in providers where provider._provides(Value.self) {
      do { values.append(try await provider._transferable(Value.self)) } catch {
        RuntimeIssue.reportOnce(
          .invalidValue, typeName: "\(Value.self)",
          "\(what) could not be read: \(error). Check the importing closures of its transferRepresentation.")
      }
    }
    return values
  }
}
