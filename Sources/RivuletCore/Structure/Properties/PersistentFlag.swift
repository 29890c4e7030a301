import RivuletGraph

/// A view's flag, initially false, that survives the removal of the view while enclosing content is closed.
///
/// Closable content, such as the content of a disclosure group, forms a room. The flags of views inside are stored by identity until the
/// outermost room is removed, or until the view is removed while its rooms are open.
@propertyWrapper package struct PersistentFlag {
  fileprivate var location: AnyLocation<Bool>?
  /// The room that contains the view with the flag; nil before the view is installed.
  package fileprivate(set) var room: ClosableScope?

  package init() {}

  package var wrappedValue: Bool {
    get { location?.get() ?? false }
    nonmutating set { location?.set(newValue, transaction: Transaction()) }
  }

  /// A binding to the flag.
  package var projectedValue: Binding<Bool> {
    let location = location ?? ConstantLocation(false)
    return Binding(value: location.snapshot(), location: location)
  }
}

extension PersistentFlag: DynamicProperty {
  package static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int, name: String) {
    let inputs = buffer.inputs
    buffer.append(RememberedFlagLink(at: inputs.scope.nextPlace(), path: inputs.statePath()), at: fieldOffset, name: name)
  }
}

/// Treats all flags as equal inputs, because the value is in the view's storage.
extension PersistentFlag: ViewComparable {
  package static func areSameInput(_ lhs: PersistentFlag, _ rhs: PersistentFlag) -> Bool { true }
}

/// Holds the location of a flag and stores the flag's value in the enclosing rooms when the view is removed.
@MainActor
private final class RememberedFlagLink: PropertyStorage, LifecycleObserver {
  private let place: Int
  private let path: StateStore.Path?
  private var location: StateLocation<Bool>?
  private var key: ClosableScope.Key?
  private var room: ClosableScope?

  init(at place: Int, path: StateStore.Path?) {
    self.place = place
    self.path = path
  }

  func install(_ property: inout PersistentFlag, _ context: PropertyContext) {
    let location = location ?? makeLocation(context)
    property.location = location
    property.room = room
  }

  private func makeLocation(_ context: PropertyContext) -> StateLocation<Bool> {
    let scope = context.inputs.scope
    let around = context.inputs.environmentReader(of: PersistentFlag.self).values.closableRoom
    let key = ClosableScope.Key(scopes: scope.path, place: place)
    let location = StateLocation(
      seed: around?.remembers(key) ?? false, at: path, inputs: context.inputs, owner: context.signal)
    (self.location, self.key, room) = (location, key, ClosableScope(inside: around))
    scope.add(self)
    return location
  }

  func hasChanged(since time: UInt64) -> Bool { (location?.changedAt ?? 0) > time }

  func scopeWillDisappear() {
    guard let around = room?.outer, let key, let location else { return }
    around.remember(around.isClosed && location.snapshot(), key)
  }
}
