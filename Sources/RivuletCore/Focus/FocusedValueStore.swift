import RivuletGraph

/// A place that hands values to whoever reads focused values.
@MainActor
protocol FocusedValueSource: AnyObject {
  var scope: Scope { get }
  /// Adds the values; what it reads becomes a source of the rule that asks.
  func write(_ values: inout FocusedValues)
}

/// The focused values of one tree, from the places around the focus and from those that count for the whole scene.
@MainActor
final class FocusedValueStore {
  /// The values as they are now, for the rules that read them.
  let values: Attribute<FocusedValues>
  fileprivate let places = Places()
  private let version: Attribute<Int>
  private let queue: TransactionQueue

  /// What counts, outermost first: a later place has the last word.
  @MainActor
  final class Places {
    fileprivate var scene: [any FocusedValueSource] = []
    fileprivate var around: [any FocusedValueSource] = []
    /// The values of another window, which count instead.
    fileprivate var followed: Attribute<FocusedValues>?

    var all: [any FocusedValueSource] { scene + around }
  }

  init(_ tree: ViewTree) {
    queue = tree.queue
    version = tree.graph.makeInput(0, in: tree.graph.root, name: "focused values")
    values = tree.graph.root.makeRule(FocusedValuesRule(version: version, places: places))
  }

  /// Takes over which places are around the focus, innermost first.
  func focusMoved(to sources: [any FocusedValueSource]) {
    let next = Array(sources.reversed())
    guard !next.elementsEqual(places.around, by: { $0 === $1 }) else { return }
    change { $0.around = next }
  }

  /// Lets a place count as long as it is there, wherever the focus is.
  func addToScene(_ source: any FocusedValueSource) {
    change { $0.scene.append(source) }
  }

  /// Hands on the values of another store from here on, or none.
  func follow(_ other: FocusedValueStore?) {
    let followed = other?.values
    guard places.followed?.id != followed?.id else { return }
    change { $0.followed = followed }
  }

  /// Forgets a place that has gone.
  func remove(_ source: any FocusedValueSource) {
    change { places in places.scene.removeAll { $0 === source } }
  }

  /// Readers hear of it in the group that is recorded now.
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

/// Asks each place in turn.
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
