package import RivuletCore
import RivuletElements

/// The value that a picker reads and writes, or several values that it sets together (B21.32).
package struct PickerSelection<Value: Hashable> {
  private let sources: [Binding<Value>]

  package nonisolated init(_ binding: Binding<Value>) {
    sources = [binding]
  }

  /// Creates a selection of several values, which become equal when people choose an option.
  package nonisolated init(sources: [Binding<Value>]) {
    self.sources = sources
  }

  /// The value shared by all sources; nil if the values differ or no sources exist.
  var common: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  /// Returns whether an option is selected in all sources, in some of them, or in none.
  func mark(of tag: Value?) -> OptionMark {
    guard let tag else { return .none }
    if let common { return common == tag ? .chosen : .none }
    return sources.contains { $0.wrappedValue == tag } ? .mixed : .none
  }

  /// True if the value requires a matching option. A nil value requires none (B21.23).
  var needsOption: Bool {
    guard let common else { return false }
    return (common as? any NilCarrying)?.isNil != true
  }

  /// Writes a value to all sources, unless they already contain it (B21.02).
  func choose(_ next: Value) {
    if common == next { return }
    for source in sources { source.wrappedValue = next }
  }
}

/// The state of a picker option.
package enum OptionMark: Equatable, Sendable {
  case none, chosen
  /// The option is selected in only some of the sources.
  case mixed
}

/// A value that can be nil.
private protocol NilCarrying {
  var isNil: Bool { get }
}

extension Optional: NilCarrying {
  fileprivate var isNil: Bool { self == nil }
}
