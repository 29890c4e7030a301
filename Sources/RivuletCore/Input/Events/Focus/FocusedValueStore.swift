import RivuletGraph

/// A source of focused values.
@MainActor
protocol FocusedValueSource: AnyObject {
  var scope: Scope { get }
  /// Writes the source's values. Attributes that the method reads become inputs of the calling rule.
  func write(_ values: inout FocusedValues)
}

/// The focused values of a tree, collected from the sources around the focused view and those that apply to the entire scene.
@MainActor
final class FocusedValueStore {
  /// The current values, for the rules that read them.
  let values: Attribute<FocusedValues>
  fileprivate let places = Places()
  private let version: Attribute<Int>
  private let queue: TransactionQueue

  /// The active sources, outermost first. Later sources override earlier ones.
  @MainActor
  final class Places {
    fileprivate var scene: [any FocusedValueSource] = []
    fileprivate var around: [any FocusedValueSource] = []
    /// The values of another window, which replace the sources' values; nil to use the sources.
    fileprivate var followed: Attribute<FocusedValues>?

    var all: [any FocusedValueSource] { scene + around }
  }

  init(_ tree: ViewTree) {
    queue = tree.queue
    version = tree.graph.makeInput(0, in: tree.graph.root, name: "focused values")
    values = tree.graph.root.makeRule(FocusedValuesRule(version: version, places: places))
  }

  /// Sets the sources around the focused view, given innermost first.
  func focusMoved(to sources: [any FocusedValueSource]) {
    let next = Array(sources.reversed())
    guard !next.elementsEqual(places.around, by: { $0 === $1 }) else { return }
    change { $0.around = next }
  }

  /// Adds a source that applies regardless of the position of focus, for as long as the source exists.
  func addToScene(_ source: any FocusedValueSource) {
    change { $0.scene.append(source) }
  }

  /// Adopts the values of another store and follows their changes. If the store is nil, stops following.
  func follow(_ other: FocusedValueStore?) {
    let followed = other?.values
    guard places.followed?.id != followed?.id else { return }
    change { $0.followed = followed }
  }

  /// Removes a source whose view has been removed.
  func remove(_ source: any FocusedValueSource) {
    change { places in places.scene.removeAll { $0 === source } }
  }

  /// Changes the sources in the group that is currently being recorded. The change updates the readers.
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

/// A rule that collects the values of all sources in order.
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
