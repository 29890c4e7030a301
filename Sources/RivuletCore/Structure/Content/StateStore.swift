import RivuletGraph

/// The state of a tree, keyed by identity path. A new tree can start from this state (invariant 6).
@MainActor
package final class StateStore {
  /// The path of one piece of state: the identities of its enclosing scopes, and its number in the innermost scope.
  package struct Path: Hashable {
    let scopes: [Scope.Identity]
    let index: Int
  }

  /// A snapshot of a tree's state. Values are copied and objects are shared.
  package struct Contents {
    fileprivate var values: [Path: Any] = [:]

    package init() {}

    package var count: Int { values.count }
  }

  /// The names that identify a piece of state to other processes.
  struct Label {
    let view: String
    let property: String
    let path: String
    let content: String
  }

  /// Access to one piece of state.
  private struct Reader {
    let read: () -> Any?
    /// Returns the value as JSON, along with its type; nil if the value no longer exists.
    var text: () -> (json: String?, type: String)? = { nil }
  }

  private let seeds: Contents?
  /// The state from another process that is being restored, if any.
  package let restoration: StateRestoration?
  /// The labels of the pieces of state that belong to properties.
  private var labels: [Path: Label] = [:]
  /// The paths of those pieces of state, in creation order.
  private var order: [Path] = []
  /// True if paths are recorded. Trees that don't need the paths avoid the cost.
  package let isRecording: Bool
  private var readers: [Path: Reader] = [:]

  package init(seeds: Contents? = nil, isRecording: Bool = false, restoration: StateRestoration? = nil) {
    self.seeds = seeds
    self.restoration = restoration
    self.isRecording = isRecording || seeds != nil || restoration != nil
  }

  /// Returns the path of the next piece of state in a scope, in the order of the static structure; nil if paths aren't recorded.
  func nextPath(in scope: Scope) -> Path? {
    isRecording ? Path(scopes: scope.path, index: scope.nextPlace()) : nil
  }

  /// Returns the path of the next piece of state that belongs to a view's property; nil if paths aren't recorded.
  func nextPath(in scope: Scope, for property: String, of view: any Any.Type) -> Path? {
    guard let path = nextPath(in: scope) else { return nil }
    let name = property.hasPrefix("_") ? String(property.dropFirst()) : property
    let label = Label(
      view: IdentityText.name(of: view), property: name, path: IdentityText.path(path.scopes), content: IdentityText.content(path.scopes))
    if labels.updateValue(label, forKey: path) == nil { order.append(path) }
    return path
  }

  /// Returns, at most once, the value that a piece of state had in another process; nil if no value remains.
  func savedValue<Value>(at path: Path?, as type: Value.Type) -> Value? {
    guard let restoration, let label = path.flatMap({ labels[$0] }) else { return nil }
    return restoration.take(label, as: type)
  }

  /// Returns the initial value of a piece of state: the other tree's value at the same path, the value saved by another process, or the
  /// seed.
  func initialValue<Value>(at path: Path?, seed: Value) -> Value {
    guard let path else { return seed }
    // If the value is missing, casting it to an optional type would succeed with nil.
    if let other = seeds?.values[path], let value = other as? Value { return value }
    return savedValue(at: path, as: Value.self) ?? seed
  }

  /// The names of all stateful properties that views have had, such as `App.Counter.count`.
  var knownProperties: Set<String> { Set(labels.values.map { "\($0.view).\($0.property)" }) }

  /// Registers the location of a piece of state.
  func attach<Value>(_ location: AnyLocation<Value>, at path: Path?, in scope: Scope) {
    guard let path else { return }
    let read = { [weak location, weak scope] () -> Value? in
      guard let location, scope?.isRemoved == false else { return nil }
      return location.snapshot()
    }
    readers[path] = Reader(read: read, text: { read().map { (StateText.json(of: $0), _typeName(Value.self, qualified: false)) } })
  }

  /// Returns the initial value of a piece of state outside the graph, which is the other tree's value or the seed. Later, `read` returns
  /// the current value.
  package func keep<Value>(_ seed: Value, in scope: Scope, read: @escaping () -> Value?) -> Value {
    guard let path = nextPath(in: scope) else { return seed }
    readers[path] = Reader(read: { [weak scope] in scope?.isRemoved == false ? read() : nil })
    return initialValue(at: path, seed: seed)
  }

  /// Returns the object of a `StateObject`: the other tree's object at the same path, or a new object.
  func object<Object: AnyObject>(at path: Path?, in scope: Scope, make: () -> Object) -> Object {
    guard let path else { return make() }
    let object = seeds?.values[path] as? Object ?? make()
    let read = { [weak object, weak scope] in scope?.isRemoved == false ? object : nil }
    readers[path] = Reader(read: read, text: { read().map { _ in (nil, _typeName(Object.self, qualified: false)) } })
    return object
  }

  /// Returns the state of all live views.
  package func contents() -> Contents {
    var contents = Contents()
    for (path, reader) in readers {
      if let value = reader.read() { contents.values[path] = value }
    }
    return contents
  }

  /// Returns the property state of all live views, for use in another process.
  package func save() -> SavedState {
    var saved = SavedState()
    for path in order {
      guard let label = labels[path], let text = readers[path]?.text() else { continue }
      if let json = text.json {
        saved.values.append(
          SavedState.Value(
            view: label.view, property: label.property, path: label.path, content: label.content, type: text.type, json: json))
      } else if !IdentityText.isOfLibrary(label.view) {
        saved.dropped.append("\(label.view).\(label.property): \(text.type) is not codable")
      }
    }
    saved.values += waiting
    return saved
  }

  /// Returns the state of views that haven't been created since the last exchange, for use in another tree.
  package func saveWaiting() -> SavedState {
    var saved = SavedState()
    saved.values = Array(waiting)
    return saved
  }

  /// The newest values that are waiting for their views, up to the maximum number.
  private var waiting: ArraySlice<SavedState.Value> { (restoration?.values ?? []).prefix(Self.maximumWaitingCount) }

  /// The maximum number of values that wait for their views. Without a limit, the values of views that never return would accumulate over
  /// many exchanges.
  private static let maximumWaitingCount = 1_000
}

extension _ViewListInputs {
  /// Returns the path of the next piece of state at this position.
  func statePath() -> StateStore.Path? { tree.app.stateStore.nextPath(in: scope) }
}
