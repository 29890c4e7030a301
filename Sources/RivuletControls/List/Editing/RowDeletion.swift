import Foundation
import RivuletCore

/// The deletion of a row: the app's action and the element that it deletes.
struct RowDeletion {
  let perform: (IndexSet) -> Void
  private let find: @MainActor (Scope) -> ForEachElement?

  init(_ perform: @escaping (IndexSet) -> Void, element find: @escaping @MainActor (Scope) -> ForEachElement?) {
    self.perform = perform
    self.find = find
  }

  /// Returns the element that a row in a scope belongs to.
  @MainActor func element(of row: Scope) -> ForEachElement? { find(row) }
}
