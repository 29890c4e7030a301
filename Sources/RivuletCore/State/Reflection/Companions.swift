/// An object that a higher-level module associates with an object of a lower-level module.
@MainActor
package protocol Companion: AnyObject {
  /// Releases everything. Called when the owner is closed.
  func close()
}

extension Companion {
  package func close() {}
}

/// The companions of one object, with at most one companion of each type, in creation order.
///
/// Invariant: the type of each entry's object is exactly the entry's key, which `find` relies on.
@MainActor
package final class Companions {
  private struct Entry {
    let type: ObjectIdentifier
    let object: any Companion
  }

  private var entries: ContiguousArray<Entry> = []

  /// The index of the companion found most recently, because the same companion is often looked up several times in succession.
  private var recent = 0

  nonisolated init() {}

  /// Returns the companion of a type, creating it if necessary.
  func find<Kind: Companion>(_ make: @autoclosure () -> Kind) -> Kind {
    if recent < entries.count, entries[recent].type == ObjectIdentifier(Kind.self) {
      return unsafeDowncast(entries[recent].object, to: Kind.self)
    }
    return findElsewhere(make)
  }

  @inline(never) private func findElsewhere<Kind: Companion>(_ make: () -> Kind) -> Kind {
    let type = ObjectIdentifier(Kind.self)
    // Skip the objects of other entries, because reading them would change their reference counts.
    for index in 0..<entries.count where entries[index].type == type {
      recent = index
      return unsafeDowncast(entries[index].object, to: Kind.self)
    }
    let made = make()
    entries.append(Entry(type: type, object: made))
    return made
  }

  /// Closes all companions before their owner is freed.
  func close() {
    for entry in entries { entry.object.close() }
  }
}
