package import RivuletCore
import RivuletElements

/// The values that a picker reads and writes: one value, or several that are set together (B21.32).
package struct PickerSelection<Value: Hashable> {
  private let sources: [Binding<Value>]

  package nonisolated init(_ binding: Binding<Value>) {
    sources = [binding]
  }

  /// Creates a selection of several values that become equal when people choose an option.
  package nonisolated init(sources: [Binding<Value>]) {
    self.sources = sources
  }

  /// The value that all sources share; nil if they differ or there are no sources.
  var common: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  /// Returns the mark of an option: chosen in all sources, in some of them, or in none.
  func mark(of tag: Value?) -> OptionMark {
    guard let tag else { return .none }
    if let common { return common == tag ? .chosen : .none }
    return sources.contains { $0.wrappedValue == tag } ? .mixed : .none
  }

  /// True if the value requires an option. A nil value does not (B21.23).
  var needsOption: Bool {
    guard let common else { return false }
    return (common as? any NilCarrying)?.isNil != true
  }

  /// Writes a value to all sources that do not already have it (B21.02).
  func choose(_ next: Value) {
    if common == next { return }
    for source in sources { source.wrappedValue = next }
  }
}

/// The state of a picker option.
package enum OptionMark: Equatable, Sendable {
  case none, chosen
  /// Chosen only in some sources.
  case mixed
}

/// A value that can be nil.
private protocol NilCarrying {
  var isNil: Bool { get }
}

extension Optional: NilCarrying {
  fileprivate var isNil: Bool { self == nil }
}
