import RivuletGraph

/// A source of focused values.
@MainActor
protocol FocusedValueSource: AnyObject {
  var scope: Scope { get }
  /// Writes the values. Attributes that it reads become sources of the rule that calls it.
  func write(_ values: inout FocusedValues)
}

/// The focused values of one tree, from the sources around the focused view and from those that apply to the whole scene.
@MainActor
final class FocusedValueStore {
  /// The current values, for the rules that read them.
  let values: Attribute<FocusedValues>
  fileprivate let places = Places()
  private let version: Attribute<Int>
  private let queue: TransactionQueue

  /// The active sources, outermost first: a later source overrides an earlier one.
  @MainActor
  final class Places {
    fileprivate var scene: [any FocusedValueSource] = []
    fileprivate var around: [any FocusedValueSource] = []
    /// The values of another window, which replace those of the sources; nil if there is none.
    fileprivate var followed: Attribute<FocusedValues>?

    var all: [any FocusedValueSource] { scene + around }
  }

  init(_ tree: ViewTree) {
    queue = tree.queue
    version = tree.graph.makeInput(0, in: tree.graph.root, name: "focused values")
    values = tree.graph.root.makeRule(FocusedValuesRule(version: version, places: places))
  }

  /// Sets the sources around the focused view, innermost first.
  func focusMoved(to sources: [any FocusedValueSource]) {
    let next = Array(sources.reversed())
    guard !next.elementsEqual(places.around, by: { $0 === $1 }) else { return }
    change { $0.around = next }
  }

  /// Adds a source that applies wherever focus is, for as long as the source exists.
  func addToScene(_ source: any FocusedValueSource) {
    change { $0.scene.append(source) }
  }

  /// Follows the values of another store from now on. If the store is nil, stops following.
  func follow(_ other: FocusedValueStore?) {
    let followed = other?.values
    guard places.followed?.id != followed?.id else { return }
    change { $0.followed = followed }
  }

  /// Removes a source that has been removed.
  func remove(_ source: any FocusedValueSource) {
    change { places in places.scene.removeAll { $0 === source } }
  }

  /// Changes the sources in the group that is being recorded, which updates the readers.
  private func change(_ change: @escaping @MainActor (Places) -> Void) {
    let (version, places) = (version, places)
    queue.append(
      Mutation {
        MainActor.assumeIsolated {
          change(places)
          _ = version.set(version.untrackedValue + 1)
        }
      }, transaction: Transaction.current)
  }
}

/// Collects the values of each source in turn.
@MainActor
private struct FocusedValuesRule: @MainActor Rule {
  let version: Attribute<Int>
  let places: FocusedValueStore.Places

  mutating func update(_ output: borrowing RuleOutput<FocusedValues>) {
    version.id.touch()
    if let followed = places.followed { return output.set(followed.value) }
    var values = FocusedValues()
    for place in places.all where !place.scope.isRemoved { place.write(&values) }
    output.set(values)
  }

  static func areEqual(_ lhs: FocusedValues, _ rhs: FocusedValues) -> Bool { lhs == rhs }
}
