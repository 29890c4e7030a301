import Foundation
import RivuletControls
import RivuletElements

/// The contexts into which a thread draws through UIKit and AppKit names.
final class ContextStack {
  /// A context that is drawn into.
  struct Entry {
    let context: CGContext
    /// True if y points down.
    let pointsDown: Bool
  }

  /// The contexts, the current one last. A nil entry means that there is no current context.
  private var entries: [Entry?] = []

  private static let key = "org.rivulet.contexts"

  /// The stack of the current thread.
  static var current: ContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? ContextStack { return stack }
    let stack = ContextStack()
    storage[key] = stack
    return stack
  }

  /// The current entry, or nil without one.
  var top: Entry? {
    get { entries.last ?? nil }
    set { if entries.isEmpty { entries = [newValue] } else { entries[entries.count - 1] = newValue } }
  }

  /// The current context, or nil without one.
  var context: CGContext? { top?.context }

  func push(_ entry: Entry?) { entries.append(entry) }

  /// Removes the current entry and returns it.
  @discardableResult
  func pop() -> Entry? { entries.popLast() ?? nil }

  /// Calls a closure while a context is current.
  func draw<Result>(into context: CGContext, pointsDown: Bool, _ body: () throws -> Result) rethrows -> Result {
    push(Entry(context: context, pointsDown: pointsDown))
    defer { pop() }
    return try body()
  }
}
