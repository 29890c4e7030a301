public import RivuletCore
import RivuletElements

// A binding to a collection is itself a collection of bindings, which would make two initializers ambiguous. The initializers in this
// extension resolve the ambiguity.
extension List {
  /// Creates a list with a row for each element of a bound collection. People can select at most one row.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(_selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection. People can select any number of rows.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(_selection: ListSelection(selection), content: ForEach(data, content: rowContent))
  }
}
