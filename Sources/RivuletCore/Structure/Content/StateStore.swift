import RivuletGraph

/// The state of a tree by identity path, from which a fresh tree can start (invariant 6).
@MainActor
package final class StateStore {
  /// The path of one piece of state: the identities of the scopes around it, and its number in the innermost one.
  package struct Path: Hashable {
    let scopes: [Scope.Identity]
    let index: Int
  }

  /// The state of a tree at one moment. Values are copied, objects are shared.
  package struct Contents {
    fileprivate var values: [Path: Any] = [:]

    package init() {}

    package var count: Int { values.count }
  }

  private let seeds: Contents?
  /// True if paths are recorded; only trees that are compared with others bear the cost.
  package let isRecording: Bool
  private var readers: [Path: () -> Any?] = [:]

  package init(seeds: Contents? = nil, isRecording: Bool = false) {
    self.seeds = seeds
    self.isRecording = isRecording || seeds != nil
  }

  /// Returns the path of the next piece of state in a scope, in the order of the static structure; nil if paths are not recorded.
  func nextPath(in scope: Scope) -> Path? {
    isRecording ? Path(scopes: scope.path, index: scope.nextPlace()) : nil
  }

  /// Returns the first value of a state: its own seed, or the value of the other tree at the same path.
  func initialValue<Value>(at path: Path?, seed: Value) -> Value {
    path.flatMap { seeds?.values[$0] as? Value } ?? seed
  }

  /// Registers the location of a state.
  func attach<Value>(_ location: AnyLocation<Value>, at path: Path?, in scope: Scope) {
    guard let path else { return }
    readers[path] = { [weak location, weak scope] in
      guard let location, scope?.isRemoved == false else { return nil }
      return location.snapshot()
    }
  }

  /// Returns the first value of a state outside of the graph, which `read` returns from then on: its seed, or the value of the other tree.
  package func keep<Value>(_ seed: Value, in scope: Scope, read: @escaping () -> Value?) -> Value {
    guard let path = nextPath(in: scope) else { return seed }
    readers[path] = { [weak scope] in scope?.isRemoved == false ? read() : nil }
    return initialValue(at: path, seed: seed)
  }

  /// Returns the object of a `StateObject`: a new one, or the other tree's object at the same path.
  func object<Object: AnyObject>(at path: Path?, in scope: Scope, make: () -> Object) -> Object {
    guard let path else { return make() }
    let object = seeds?.values[path] as? Object ?? make()
    readers[path] = { [weak object, weak scope] in scope?.isRemoved == false ? object : nil }
    return object
  }

  /// Returns the state of all live views.
  package func contents() -> Contents {
    var contents = Contents()
    for (path, read) in readers {
      if let value = read() { contents.values[path] = value }
    }
    return contents
  }
}

extension _ViewListInputs {
  /// Returns the path of the next piece of state that is built here.
  func statePath() -> StateStore.Path? { tree.app.stateStore.nextPath(in: scope) }
}
