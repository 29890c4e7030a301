/// An element of a `ForEach` in a lazy container, for lists whose rows people delete and move.
@MainActor
package struct ForEachElement {
  private weak var row: AnyForEachRow?

  private init(_ row: AnyForEachRow) {
    self.row = row
  }

  /// The current index of the element in the data; nil once the element has been removed.
  package var offset: Int? {
    guard let row, !row.isRemoved else { return nil }
    return row.position
  }

  /// Returns true if both elements belong to the same `ForEach`.
  package func isSibling(of other: ForEachElement) -> Bool {
    guard let row, let otherRow = other.row, let outer = row.outer else { return false }
    return outer === otherRow.outer && row.place == otherRow.place
  }

  /// Returns the element of the outermost `ForEach` that encloses `scope` and is inside `outer`; nil if no such `ForEach` exists.
  package static func outermost(around scope: Scope, inside outer: Scope) -> ForEachElement? {
    var found: AnyForEachRow?
    var next: Scope? = scope
    while let step = next, step !== outer {
      if let row = step as? AnyForEachRow { found = row }
      next = step.outer
    }
    return next == nil ? nil : found.map { ForEachElement($0) }
  }

  /// Returns the element of the innermost `ForEach` that encloses a scope; nil if no such `ForEach` exists.
  package static func innermost(around scope: Scope) -> ForEachElement? {
    var next: Scope? = scope
    while let step = next {
      if let row = step as? AnyForEachRow { return ForEachElement(row) }
      next = step.outer
    }
    return nil
  }
}
