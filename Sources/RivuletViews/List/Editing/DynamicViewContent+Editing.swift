public import Foundation
public import RivuletCore
import RivuletGraph

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicViewContent {
  /// Lets people delete rows of a list that are made here; nil takes that from them. The action gets the offsets in the data (B17.42).
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowDeletionModifier(action: action))
  }

  /// Lets people move rows of a list that are made here; nil takes that from them.
  ///
  /// The action gets the offsets of what is moved, and the offset before which it comes, both counted before the move (B17.43).
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowMoveModifier(action: action))
  }
}

extension View {
  /// Whether people can delete this row of a list (B17.44).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ContainerValueModifier { if isDisabled { $0.listRow.isDeletionDisabled = true } })
  }

  /// Whether people can move this row of a list (B17.44).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ContainerValueModifier { if isDisabled { $0.listRow.isMoveDisabled = true } })
  }
}

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

/// Tells the list what deletes the rows inside.
struct RowDeletionModifier {
  let action: ((IndexSet) -> Void)?
}

extension RowDeletionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let find = ForEachElement.finder(inside: inputs.scope)
    let traits = inputs.makeRule(
      MappedRule(source: modifier.attribute) { modifier in
        ContainerValueModifier { $0.listRow.deletion = modifier.action.map { RowDeletion($0, element: find) } }
      })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(traits), inputs: &inputs, body: body)
  }
}

/// Tells the list what moves the rows inside.
struct RowMoveModifier {
  let action: ((IndexSet, Int) -> Void)?
}

extension RowMoveModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let find = ForEachElement.finder(inside: inputs.scope)
    let traits = inputs.makeRule(
      MappedRule(source: modifier.attribute) { modifier in
        ContainerValueModifier { $0.listRow.move = modifier.action.map { RowMove($0, element: find) } }
      })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(traits), inputs: &inputs, body: body)
  }
}

extension ForEachElement {
  /// What finds the element of the `ForEach` in a scope that a row belongs to.
  fileprivate static func finder(inside outer: Scope) -> @MainActor (Scope) -> ForEachElement? {
    { [weak outer] row in outer.flatMap { ForEachElement.outermost(around: row, inside: $0) } }
  }
}
