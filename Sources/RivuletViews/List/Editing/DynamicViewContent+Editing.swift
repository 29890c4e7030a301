public import Foundation
public import RivuletCore

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
