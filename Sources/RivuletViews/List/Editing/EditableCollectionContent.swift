import Foundation
public import RivuletCore
import RivuletGraph

/// The content of an element of a collection that people edit in a list (B17.44).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let edits: CollectionEdits
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditableCollectionContent: View, CompositeView, CountsNoBody where Content: View {
  public var body: some View { content.modifier(ElementEditsModifier(edits: edits)) }
}

@available(*, unavailable)
extension EditableCollectionContent: Sendable {}

/// What is done to a collection when people delete or move its rows; nil for what they cannot.
struct CollectionEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init<C: MutableCollection & RandomAccessCollection>(of data: Binding<C>, _ actions: EditActions<C>) {
    if actions.canDelete, let type = C.self as? any RangeReplaceableCollection.Type {
      delete = { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue, type) }
    }
    if actions.canMove {
      move = { source, destination in data.wrappedValue.move(fromOffsets: source, toOffset: destination) }
    }
  }

  private static func removing<C, R: RangeReplaceableCollection>(_ offsets: IndexSet, from data: C, _: R.Type) -> C {
    guard var rest = data as? R else { return data }
    rest.removeElements(at: offsets)
    return rest as? C ?? data
  }
}

/// Tells the list what people may do to the element around.
struct ElementEditsModifier: ViewModifier {
  typealias Body = Never

  let edits: CollectionEdits

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let element = ForEachElement.innermost(around: inputs.scope)
    let traits = inputs.makeRule(
      MappedRule(source: modifier.attribute) { modifier in
        ContainerValueModifier { values in
          values.listRow.deletion = modifier.edits.delete.map { RowDeletion($0) { _ in element } }
          values.listRow.move = modifier.edits.move.map { RowMove($0) { _ in element } }
        }
      })
    return ContainerValueModifier._makeViewList(modifier: _GraphValue(traits), inputs: &inputs, body: body)
  }
}
