import RivuletGraph

/// Where the state of a tree can be found by identity path, so that a fresh tree can start from the state of another (invariant 6).
@MainActor
package final class StateStore {
  /// One piece of state: the identities of the scopes around it and its number in the innermost one.
  package struct Path: Hashable {
    let scopes: [Scope.Identity]
    let index: Int
  }

  /// The state of a tree at one moment; values are copied, objects shared.
  package struct Contents {
    fileprivate var values: [Path: Any] = [:]

    package init() {}

    package var count: Int { values.count }
  }

  private let seeds: Contents?
  /// Whether paths are kept; only trees that are compared with others pay for it.
  package let isRecording: Bool
  private var readers: [Path: () -> Any?] = [:]

  package init(seeds: Contents? = nil, isRecording: Bool = false) {
    self.seeds = seeds
    self.isRecording = isRecording || seeds != nil
  }

  /// The path of the next piece of state in a scope; asked for in the order of the static structure. Nil where paths are not kept.
  func nextPath(in scope: Scope) -> Path? {
    isRecording ? Path(scopes: scope.path, index: scope.nextPlace()) : nil
  }

  /// The first value of a state: its own seed, or what the other tree had at the same path.
  func initialValue<Value>(at path: Path?, seed: Value) -> Value {
    path.flatMap { seeds?.values[$0] as? Value } ?? seed
  }

  /// Remembers how to read a state.
  func attach<Value>(_ location: AnyLocation<Value>, at path: Path?, in scope: Scope) {
    guard let path else { return }
    readers[path] = { [weak location, weak scope] in
      guard let location, scope?.isRemoved == false else { return nil }
      return location.snapshot()
    }
  }

  /// The first value of a state that is kept beside the graph, which `read` tells from then on: its seed, or what the other tree had there.
  package func keep<Value>(_ seed: Value, in scope: Scope, read: @escaping () -> Value?) -> Value {
    guard let path = nextPath(in: scope) else { return seed }
    readers[path] = { [weak scope] in scope?.isRemoved == false ? read() : nil }
    return initialValue(at: path, seed: seed)
  }

  /// The object of a `StateObject`: a new one, or the other tree's at the same path.
  func object<Object: AnyObject>(at path: Path?, in scope: Scope, make: () -> Object) -> Object {
    guard let path else { return make() }
    let object = seeds?.values[path] as? Object ?? make()
    readers[path] = { [weak object, weak scope] in scope?.isRemoved == false ? object : nil }
    return object
  }

  /// The state that is alive now.
  package func contents() -> Contents {
    var contents = Contents()
    for (path, read) in readers {
      if let value = read() { contents.values[path] = value }
    }
    return contents
  }
}

extension _ViewListInputs {
  /// The path of the next piece of state that is built here.
  func statePath() -> StateStore.Path? { tree.app.stateStore.nextPath(in: scope) }
}
