#if GTK
/// The events that assistive technology listens for, according to the registry.
package struct EventListeners {
  private var patterns: [String: [[String]]] = [:]

  package init() {}

  package var isEmpty: Bool { patterns.isEmpty }

  /// Adds an event that a program listens for, such as `object:state-changed:focused`.
  package mutating func add(_ program: String, _ event: String) {
    patterns[program, default: []].append(Self.words(event))
  }

  /// Removes an event that a program no longer listens for.
  package mutating func remove(_ program: String, _ event: String) {
    guard let index = patterns[program]?.firstIndex(of: Self.words(event)) else { return }
    patterns[program]?.remove(at: index)
    if patterns[program]?.isEmpty == true { patterns[program] = nil }
  }

  package mutating func removeAll() { patterns = [:] }

  /// Returns true if any program listens for the event.
  package func listen(to signal: BusSignal) -> Bool {
    let words = Self.words("\(signal.category):\(signal.name):\(signal.detail)")
    return patterns.values.contains { $0.contains { pattern in words.starts(with: pattern) } }
  }

  /// Returns the components of an event name in normalized spelling. The name may omit trailing components.
  private static func words(_ event: String) -> [String] {
    event.lowercased().filter { $0 != "-" }.split(separator: ":").map(String.init)
  }
}
#endif
