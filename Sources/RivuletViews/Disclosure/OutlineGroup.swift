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
  let tree: OutlineTree<Data, Leaf>
}

/// The views of an outline's elements.
struct OutlineTree<Data: RandomAccessCollection, Leaf> {
  /// Makes the views of elements that are children of the same element.
  let rows: (Data, OutlineTree) -> AnyView
  /// Returns nil for an element that cannot have children.
  let childrenOf: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch roots {
    case .one(let element): OutlineBranch(element: element, tree: tree)
    case .several(let data): tree.rows(data, tree)
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

/// An element, and what is under it while it is expanded.
struct OutlineBranch<Data: RandomAccessCollection, Leaf: View> {
  let element: Data.Element
  let tree: OutlineTree<Data, Leaf>
}

extension OutlineBranch: CompositeView {
  var body: some View {
    if let children = tree.childrenOf(element) {
      DisclosureGroup(content: { OutlineSubgroupChildren(content: tree.rows(children, tree)) }, label: { tree.content(element) })
    } else {
      tree.content(element)
    }
  }
}
