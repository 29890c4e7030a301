/// An object that a higher-level module keeps alongside an object from a lower-level one.
@MainActor
package protocol Companion: AnyObject {
  /// Releases everything. Called when the owner is closed.
  func close()
}

extension Companion {
  package func close() {}
}

/// The companions of one object: at most one of each type, in the order in which they were created.
///
/// Invariant: the type of each entry's object is exactly the entry's key; `find` relies on this.
@MainActor
package final class Companions {
  private struct Entry {
    let type: ObjectIdentifier
    let object: any Companion
  }

  private var entries: ContiguousArray<Entry> = []

  /// The index of the companion found last, because the same companion is often looked up several times in succession.
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
    // The objects of other entries are not read, because that would touch their reference counts.
    for index in 0..<entries.count where entries[index].type == type {
      recent = index
      return unsafeDowncast(entries[index].object, to: Kind.self)
    }
    let made = make()
    entries.append(Entry(type: type, object: made))
    return made
  }

  /// Closes all companions, because their owner is about to be freed.
  func close() {
    for entry in entries { entry.object.close() }
  }
}
