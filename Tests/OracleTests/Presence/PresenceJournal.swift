import Combine

/// Records of all probes of an app: their states, appearances, changes and bodies, by place.
@MainActor
final class PresenceJournal {
  /// The state of one probe: it lives as long as the probe keeps its state.
  @MainActor final class Memory: ObservableObject {
    @Published var count = 0
    let place: String
    private unowned let journal: PresenceJournal

    init(place: String, _ journal: PresenceJournal) {
      self.place = place
      self.journal = journal
      journal.memories.append(Weak(memory: self))
    }

    fileprivate(set) var isShown = false

    func show(_ isShown: Bool) {
      if isShown == self.isShown { journal.faults.append("\(place) \(isShown ? "appears" : "disappears") twice in a row") }
      self.isShown = isShown
    }
  }

  private struct Weak {
    weak var memory: Memory?
  }

  private var memories: [Weak] = []
  var faults: [String] = []
  /// The changes that `onChange` has called for since they were last taken, as text.
  var changes: [String: [String]] = [:]
  var bodies: [String: Int] = [:]
  /// The numbers that probes have shown last.
  var numbers: [String: Int] = [:]
  /// Writers of the numbers of owners.
  var writers: [String: (Int) -> Void] = [:]

  /// The states that are kept now.
  var kept: [Memory] {
    memories.removeAll { $0.memory == nil }
    return memories.compactMap(\.memory)
  }

  /// Forgets changes and bodies.
  func begin() {
    changes = [:]
    bodies = [:]
  }
}
