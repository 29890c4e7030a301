import RivuletGraph

/// Content that can be closed, and the flags of views in it that don't exist while it's closed.
@MainActor
package final class ClosableScope {
  /// The identity of a flag.
  struct Key: Hashable {
    let scopes: [Scope.Identity]
    let place: Int
  }

  @MainActor
  private final class Memory {
    var set: Set<Key> = []
  }

  /// The enclosing room; nil for the outermost room.
  let outer: ClosableScope?
  /// The flags that are true, shared by all rooms inside the outermost room.
  private let memory: Memory
  /// True if the content is shown.
  package var isOpen = false

  init(inside outer: ClosableScope?) {
    self.outer = outer
    memory = outer?.memory ?? Memory()
  }

  /// True if this room or an enclosing room is closed.
  var isClosed: Bool { !isOpen || outer?.isClosed == true }

  func remembers(_ key: Key) -> Bool { memory.set.contains(key) }

  /// Stores the value of a flag.
  func remember(_ flag: Bool, _ key: Key) {
    if flag { memory.set.insert(key) } else { memory.set.remove(key) }
  }
}

private struct ClosableRoomKey: EnvironmentKey {
  static var defaultValue: ClosableScope? { nil }
}

extension EnvironmentValues {
  /// The innermost closable content that contains this view, if any.
  package var closableRoom: ClosableScope? {
    get { self[ClosableRoomKey.self] }
    set { self[ClosableRoomKey.self] = newValue }
  }
}
