public import Foundation
public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicViewContent {
  /// Sets the action that deletes this content's list rows; nil disables deleting. The action receives the offsets in the data (B17.42).
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowDeletionModifier(action: action))
  }

  /// Sets the action that moves this content's list rows; nil disables moving.
  ///
  /// The action receives the offsets of the moved rows and the offset that they move to. Both refer to the order before the move (B17.43).
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowMoveModifier(action: action))
  }
}

extension View {
  /// Sets whether deleting this list row is disabled (B17.44).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ContainerValueModifier { $0.listRow.isDeletionDisabled = isDisabled })
  }

  /// Sets whether moving this list row is disabled (B17.44).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ContainerValueModifier { $0.listRow.isMoveDisabled = isDisabled })
  }
}
