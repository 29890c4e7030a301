/// A listener for clipboard changes.
@MainActor
package final class ClipboardWatch {
  package let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// The registered listeners for clipboard changes.
@MainActor
package struct ClipboardWatches {
  private var list = WeakList<ClipboardWatch>()

  package init() {}

  package mutating func add(_ action: @escaping @MainActor () -> Void) -> AnyObject {
    let watch = ClipboardWatch(action)
    list.append(watch)
    return watch
  }

  package func tell() {
    for watch in list.elements { watch.action() }
  }
}
