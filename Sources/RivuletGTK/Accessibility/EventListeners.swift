#if GTK
/// Which events assistive technology listens to, as the registry tells.
package struct EventListeners {
  private var patterns: [String: [[String]]] = [:]

  package init() {}

  package var isEmpty: Bool { patterns.isEmpty }

  /// A program on the bus listens to events from now on, such as `object:state-changed:focused`.
  package mutating func add(_ program: String, _ event: String) {
    patterns[program, default: []].append(Self.words(event))
  }

  /// It does so no longer.
  package mutating func remove(_ program: String, _ event: String) {
    guard let index = patterns[program]?.firstIndex(of: Self.words(event)) else { return }
    patterns[program]?.remove(at: index)
    if patterns[program]?.isEmpty == true { patterns[program] = nil }
  }

  package mutating func removeAll() { patterns = [:] }

  /// Whether a program listens to an event.
  package func listen(to signal: BusSignal) -> Bool {
    let words = Self.words("\(signal.category):\(signal.name):\(signal.detail)")
    return patterns.values.contains { $0.contains { pattern in words.starts(with: pattern) } }
  }

  /// The parts of an event's name, however it is written; the rest that is left open is left out.
  private static func words(_ event: String) -> [String] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":").map(String.init)
  }
}
#endif
