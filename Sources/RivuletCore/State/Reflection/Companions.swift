/// An object that a later room keeps with an object of an earlier one.
@MainActor
package protocol Companion: AnyObject {
  /// Releases everything. Called when the owner is closed.
  func close()
}

extension Companion {
  package func close() {}
}

/// The companions of one object: at most one of each type, in the order in which they were made.
///
/// Invariant: the object of an entry has exactly the type that is its key; `find` relies on it.
@MainActor
package final class Companions {
  private struct Entry {
    let type: ObjectIdentifier
    let object: any Companion
  }

  private var entries: ContiguousArray<Entry> = []

  /// The index of the companion that was found last: one is often looked for several times in succession.
  private var recent = 0

  nonisolated init() {}

  /// Returns the companion of a type, and makes it if necessary.
  func find<Kind: Companion>(_ make: @autoclosure () -> Kind) -> Kind {
    if recent < entries.count, entries[recent].type == ObjectIdentifier(Kind.self) {
      return unsafeDowncast(entries[recent].object, to: Kind.self)
    }
    return findElsewhere(make)
  }

  @inline(never) private func findElsewhere<Kind: Companion>(_ make: () -> Kind) -> Kind {
    let type = ObjectIdentifier(Kind.self)
    // The objects of the others are not read: that would count references.
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
