import Foundation
public import RivuletCore
import RivuletElements
public import RivuletFoundation
import RivuletGraph
import RivuletTree

/// A modifier that accepts drops between the rows of a `ForEach`.
struct RowInsertionModifier {
  /// A closure that returns true if the dragged items may be dropped between the rows.
  let takes: (DropInfo) -> Bool
  /// A closure that handles a drop before the row at an offset.
  let insert: (DropInfo, Int) -> Void
}

extension RowInsertionModifier: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let find = ForEachElement.finder(inside: inputs.scope)
    let placed = inputs.makeRule(MappedRule(source: modifier.attribute) { PlacedRowInsertion(insertion: $0, find: find) })
    return PlacedRowInsertion._makeViewList(modifier: _GraphValue(placed), inputs: &inputs, body: body)
  }
}

/// A row insertion with a function that finds the element of a row.
private struct PlacedRowInsertion {
  let insertion: RowInsertionModifier
  let find: @MainActor (Scope) -> ForEachElement?
}

extension PlacedRowInsertion: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let receiver = node.dropReceiver as? RowInsertionReceiver ?? RowInsertionReceiver(node)
    node.dropReceiver = receiver
    receiver.placed = environment.values.isEnabled ? self : nil
  }
}

/// A receiver for drops on one row: a drop on the upper half inserts before the row, a drop on the lower half after it.
private final class RowInsertionReceiver: DropReceiver {
  /// The insertion, or nil while the row is disabled.
  var placed: PlacedRowInsertion?
  private weak var node: ViewNode?

  init(_ node: ViewNode) {
    self.node = node
  }

  private func info(_ session: DragSession, _ point: CGPoint) -> DropInfo { DropInfo(point: point, providers: session.providers) }

  func takes(_ session: DragSession, at point: CGPoint) -> Bool { placed?.insertion.takes(info(session, point)) ?? false }
  func entered(_ session: DragSession, at point: CGPoint) {}
  func moved(_ session: DragSession, to point: CGPoint) -> DropOperation { .copy }
  func exited(_ session: DragSession) {}

  func dropped(_ session: DragSession, at point: CGPoint) -> Bool {
    guard let placed, let node, let element = placed.find(node.scope), let offset = element.offset else { return false }
    placed.insertion.insert(info(session, point), point.y > node.size.height / 2 ? offset + 1 : offset)
    return true
  }
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DynamicViewContent {
  /// Handles drops of the given content types between these views. The action receives the offset to insert before (documentation).
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      RowInsertionModifier(takes: { $0.hasItemsConforming(to: supportedContentTypes) }) { info, offset in
        action(offset, info.itemProviders(for: supportedContentTypes))
      })
  }

  /// Handles drops of the given content types between these views.
  @available(iOS, introduced: 13.4, deprecated: 100000.0, message: "Provide `UTType`s as the `acceptedTypes` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Provide `UTType`s as the `acceptedTypes` instead.")
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(exportedAs: $0) }, perform: action)
  }

  /// Handles drops of values between these views. The action receives the values, once they have been read, and the offset to insert before
  /// (documentation).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return modifier(
      RowInsertionModifier(takes: { info in info.providers.contains { $0._provides(T.self) } }) { info, offset in
        let providers = info.providers
        Task { @MainActor in
          let values = await TransferDropHandler<T>.read(providers)
          if !values.isEmpty { action(values, offset) }
        }
      })
  }
}
