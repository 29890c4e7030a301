import RivuletCore

/// What a picker reads and writes: one value, or several that are chosen together (B21.32).
struct PickerSelection<Value: Hashable> {
  private let sources: [Binding<Value>]

  nonisolated init(_ binding: Binding<Value>) {
    sources = [binding]
  }

  /// Several values, which a choice makes equal.
  nonisolated init(sources: [Binding<Value>]) {
    self.sources = sources
  }

  /// The value that all sources have; nil where they differ, or there is none.
  var common: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  /// Whether an option is chosen: wholly, or by some sources only.
  func mark(of tag: Value?) -> OptionMark {
    guard let tag else { return .none }
    if let common { return common == tag ? .chosen : .none }
    return sources.contains { $0.wrappedValue == tag } ? .mixed : .none
  }

  /// Whether there has to be an option for the value: not where that is nil (B21.23).
  var needsOption: Bool {
    guard let common else { return false }
    return (common as? any NilCarrying)?.isNil != true
  }

  /// Takes over the value of an option, unless it is there already (B21.02).
  func choose(_ next: Value) {
    if common == next { return }
    for source in sources { source.wrappedValue = next }
  }
}

/// Whether an option of a picker is chosen.
enum OptionMark: Equatable, Sendable {
  case none, chosen
  /// Some values of several are that of the option.
  case mixed
}

/// A value that may be none.
private protocol NilCarrying {
  var isNil: Bool { get }
}

extension Optional: NilCarrying {
  fileprivate var isNil: Bool { self == nil }
}
