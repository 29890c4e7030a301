public import RivuletCore

/// Views of data that form a tree: those that have children are labels of disclosure groups (B17.23).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// What the group begins with.
  enum Roots {
    case one(Data.Element)
    case several(Data)
  }

  let roots: Roots
  let tree: OutlineTree<Data, ID, Leaf>
}

/// How the elements of an outline become views.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let idOf: (Data.Element) -> ID
  /// Nil for an element that cannot have children.
  let childrenOf: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch roots {
    case .one(let element): OutlineBranch(element: element, tree: tree)
    case .several(let data): OutlineRows(data: data, tree: tree)
    }
  }
}

@available(*, unavailable)
extension OutlineGroup: Sendable {}

/// The children of an element in an outline, without their type.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: View, CompositeView {
  public var body: some View { content }
}

@available(*, unavailable)
extension OutlineSubgroupChildren: Sendable {}

/// Elements that are children of the same element.
private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: CompositeView {
  let data: Data
  let tree: OutlineTree<Data, ID, Leaf>

  var body: some View {
    ForEach(_data: data, idOf: tree.idOf) { OutlineBranch(element: $0, tree: tree) }
  }
}

/// An element, and what is under it while it is expanded.
private struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: CompositeView {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Leaf>

  var body: some View {
    if let children = tree.childrenOf(element) {
      DisclosureGroup(
        content: { OutlineSubgroupChildren(content: AnyView(OutlineRows(data: children, tree: tree))) }, label: { tree.content(element) })
    } else {
      tree.content(element)
    }
  }
}
