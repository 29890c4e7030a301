public import RivuletCore
import RivuletElements

extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline with a single root element.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .one(root), idOf: { $0.id }, childrenOf: { $0[keyPath: children] }, content)
  }

  /// Creates an outline with several root elements.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .several(data), idOf: { $0.id }, childrenOf: { $0[keyPath: children] }, content)
  }

  /// Creates an outline with a single root element. Elements are identified by the value at `id`.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), idOf: { $0[keyPath: id] }, childrenOf: { $0[keyPath: children] }, content)
  }

  /// Creates an outline with several root elements. Elements are identified by the value at `id`.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .several(data), idOf: { $0[keyPath: id] }, childrenOf: { $0[keyPath: children] }, content)
  }

  private nonisolated init(
    roots: Roots, idOf: @escaping (Data.Element) -> ID, childrenOf: @escaping (Data.Element) -> Data?,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    tree = OutlineTree(
      rows: { data, tree in AnyView(ForEach(_data: data, idOf: idOf) { OutlineBranch(element: $0, tree: tree) }) },
      childrenOf: childrenOf, content: content)
  }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of bindings with a single root element.
  public nonisolated init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element {
    self.init(roots: .one(root), idOf: { $0.id }, children: children, content)
  }

  /// Creates an outline of bindings with several root elements.
  public nonisolated init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element {
    self.init(roots: .several(data), idOf: { $0.id }, children: children, content)
  }

  /// Creates an outline of bindings with a single root element. Elements are identified by the value at `id`.
  public nonisolated init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(roots: .one(root), idOf: { $0[keyPath: id] }, children: children, content)
  }

  /// Creates an outline of bindings with several root elements. Elements are identified by the value at `id`.
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(roots: .several(data), idOf: { $0[keyPath: id] }, children: children, content)
  }

  /// Creates an outline whose rows track their elements by identifier, even if the elements move (B3.18).
  private nonisolated init<C, E>(
    roots: Roots, idOf: @escaping (E) -> ID, children: WritableKeyPath<E, C?>, _ content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.roots = roots
    tree = OutlineTree(
      rows: { data, tree in AnyView(ForEach(_bound: data, idOf: idOf) { OutlineBranch(element: $0, tree: tree) }) },
      childrenOf: { Binding($0[dynamicMember: children]) }, content: content)
  }
}
