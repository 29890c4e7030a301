public import RivuletCore
import RivuletElements

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ForEach where Content: View {
  /// Creates content for each element of a bound collection, whose list rows people can edit (B17.44).
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, idOf: { $0.id }, editActions, content)
  }

  /// Creates content for each element of a bound collection, identified by the value at `id`, whose list rows people can edit (B17.44).
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(data, idOf: { $0[keyPath: id] }, editActions, content)
  }

  private nonisolated init<C, R>(
    _ data: Binding<C>, idOf: @escaping (C.Element) -> ID, _ actions: EditActions<C>, _ content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, R: View, C.Index: Hashable
  {
    let edits = CollectionEdits(of: data, actions)
    let elements = data.wrappedValue
    self.init(_data: IndexedIdentifierCollection(elements, idOf: idOf), idOf: { $0.id }) { element in
      EditableCollectionContent(content: content(data.row(at: element.index, in: elements, id: element.id, idOf: idOf)), edits: edits)
    }
  }
}
