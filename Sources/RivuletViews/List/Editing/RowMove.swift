import Foundation
import RivuletCore

/// What moves rows: the action of the app, and the elements that it is for.
struct RowMove {
  let perform: (IndexSet, Int) -> Void
  private let find: @MainActor (Scope) -> ForEachElement?

  init(_ perform: @escaping (IndexSet, Int) -> Void, element find: @escaping @MainActor (Scope) -> ForEachElement?) {
    self.perform = perform
    self.find = find
  }

  /// The element that a row in a scope belongs to.
  @MainActor func element(of row: Scope) -> ForEachElement? { find(row) }
}
