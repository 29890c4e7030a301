import RivuletGraph

/// What readers of certain sorts find at a place in the environment: a rule that depends on it alone need not read what they read.
struct WatchedEnvironment {
  /// In the order of the sorts and their keys.
  fileprivate(set) var entries: [EnvironmentEntry?] = []
}

/// Finds out when something has changed that readers of certain sorts read at a place. Which keys they read, it learns when it runs: who has them
/// read others has to let it run again.
struct EnvironmentWatchRule: @MainActor Rule {
  private let place: EnvironmentPlace
  private let snapshots: [Attribute<EnvironmentSnapshot>]

  /// The watch of readers that ask the root through these.
  init(_ place: EnvironmentPlace, _ snapshots: [Attribute<EnvironmentSnapshot>]) {
    self.place = place
    self.snapshots = snapshots
  }

  @MainActor mutating func update(_ output: borrowing RuleOutput<WatchedEnvironment>) {
    var found = WatchedEnvironment()
    for attribute in snapshots {
      let snapshot = attribute.value
      for key in snapshot.reads.keys + snapshot.reads.keysOfPlaces {
        found.entries.append(place.layer.map { $0.entry(for: key, snapshot) } ?? snapshot.entry(for: key))
      }
    }
    output.set(found)
  }

  static func areEqual(_ lhs: WatchedEnvironment, _ rhs: WatchedEnvironment) -> Bool {
    lhs.entries.count == rhs.entries.count && zip(lhs.entries, rhs.entries).allSatisfy { $0.isSame(as: $1) }
  }

  static var name: String { "environment around rows" }
}
