import Foundation
import RivuletCore

/// What deletes a row: the action of the app, and the element that it is for.
struct RowDeletion {
  let perform: (IndexSet) -> Void
  private let find: @MainActor (Scope) -> ForEachElement?

  init(_ perform: @escaping (IndexSet) -> Void, element find: @escaping @MainActor (Scope) -> ForEachElement?) {
    self.perform = perform
    self.find = find
  }

  /// The element that a row in a scope belongs to.
  @MainActor func element(of row: Scope) -> ForEachElement? { find(row) }
}
