import Foundation
import RivuletControls
import RivuletElements

/// The stack of contexts for UIKit and AppKit drawing on a thread.
final class ContextStack {
  /// An entry of the stack.
  struct Entry {
    let context: CGContext
    /// True if the y-axis points down.
    let pointsDown: Bool
  }

  /// The entries, with the current one last. A nil entry means that there is no current context.
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

  /// The current entry; nil if there is none.
  var top: Entry? {
    get { entries.last ?? nil }
    set { if entries.isEmpty { entries = [newValue] } else { entries[entries.count - 1] = newValue } }
  }

  /// The current context; nil if there is none.
  var context: CGContext? { top?.context }

  func push(_ entry: Entry?) { entries.append(entry) }

  /// Removes and returns the current entry.
  @discardableResult
  func pop() -> Entry? { entries.popLast() ?? nil }

  /// Runs a closure with a context as the current one.
  func draw<Result>(into context: CGContext, pointsDown: Bool, _ body: () throws -> Result) rethrows -> Result {
    push(Entry(context: context, pointsDown: pointsDown))
    defer { pop() }
    return try body()
  }
}
