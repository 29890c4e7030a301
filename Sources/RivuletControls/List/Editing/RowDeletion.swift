import Foundation
import RivuletCore

/// The deletion of a row: the app's action and the element to delete.
struct RowDeletion {
  let perform: (IndexSet) -> Void
  private let find: @MainActor (Scope) -> ForEachElement?

  init(_ perform: @escaping (IndexSet) -> Void, element find: @escaping @MainActor (Scope) -> ForEachElement?) {
    self.perform = perform
    self.find = find
  }

  /// Returns the element to which the row in a scope belongs.
  @MainActor func element(of row: Scope) -> ForEachElement? { find(row) }
}
