import Foundation
public import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// Views for tree-structured data. Each element with children is the label of a disclosure group (B17.23).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// The top-level elements of the outline.
  enum Roots {
    case one(Data.Element)
    case several(Data)
  }

  let roots: Roots
  let tree: OutlineTree<Data, Leaf>
}

/// The functions that create an outline's views.
struct OutlineTree<Data: RandomAccessCollection, Leaf> {
  /// The function that returns the views for sibling elements.
  let rows: (Data, OutlineTree) -> AnyView
  /// The function that returns an element's children, or nil for an element that cannot have children.
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

/// The type-erased children of an element in an outline.
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

/// An element, followed by its children while it is expanded.
struct OutlineBranch<Data: RandomAccessCollection, Leaf: View> {
  let element: Data.Element
  let tree: OutlineTree<Data, Leaf>
}

extension OutlineBranch: CompositeView {
  var body: some View {
    if let children = tree.childrenOf(element) {
      DisclosureGroup(content: { OutlineSubgroupChildren(content: tree.rows(children, tree)) }, label: { tree.content(element) })
    } else {
      OutlineLeaf(content: tree.content(element))
    }
  }
}

/// An element without children. In a list, it is aligned with the labels of its siblings, after their chevrons.
package struct OutlineLeaf<Content: View> {
  let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension OutlineLeaf: View {
  package typealias Body = Never

  /// Returns nil, because the indentation depends on the position among the rows, which must be known before the row is created.
  package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard inputs.isAmongListRows, let room = inputs.tree.looks.disclosures.rowChevronRoom else {
      return inputs.makeList(view.first(as: Content.self))
    }
    let row = inputs.makeRule(MappedRule(source: view.attribute) { LeafRow(content: $0.content, room: room) })
    return inputs.makeList(_GraphValue(row))
  }
}

/// The row of an element without children. Inside a group, the row's indentation already includes the width of a chevron.
private struct LeafRow<Content: View>: CompositeView {
  let content: Content
  let room: CGFloat
  @Environment(\.rowIndentation) private var indentation

  init(content: Content, room: CGFloat) {
    self.content = content
    self.room = room
  }

  var body: some View {
    let inset = indentation > 0 ? 0 : room
    content.padding(.leading, inset).transformEnvironment(\.rowIndentation) { $0 += inset }
  }
}
