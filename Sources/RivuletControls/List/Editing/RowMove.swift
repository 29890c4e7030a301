import Foundation
import RivuletCore

/// The move of a row: the app's action and the element to move.
struct RowMove {
  let perform: (IndexSet, Int) -> Void
  private let find: @MainActor (Scope) -> ForEachElement?

  init(_ perform: @escaping (IndexSet, Int) -> Void, element find: @escaping @MainActor (Scope) -> ForEachElement?) {
    self.perform = perform
    self.find = find
  }

  /// Returns the element to which the row in a scope belongs.
  @MainActor func element(of row: Scope) -> ForEachElement? { find(row) }
}
