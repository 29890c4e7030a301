public import RivuletCore
import RivuletElements

extension List {
  /// Creates a list with a row for each element of an editable collection. People can select at most one row (B17.44).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(_selection: selection.map { ListSelection($0) }, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of an editable collection, identified by the value at `id`. People can select at most one
  /// row (B17.44).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      _selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element of an editable collection. People can select any number of rows (B17.44).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(_selection: selection.map { ListSelection($0) }, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of an editable collection, identified by the value at `id`. People can select any number of
  /// rows (B17.44).
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      _selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for each element of an editable collection. One row is always selected (B17.44).
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(_selection: ListSelection(selection), content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of an editable collection, identified by the value at `id`. One row is always selected
  /// (B17.44).
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @_disfavoredOverload public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(_selection: ListSelection(selection), content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of an editable collection (B17.44).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(_selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for each element of an editable collection, identified by the value at `id` (B17.44).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(_selection: nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
