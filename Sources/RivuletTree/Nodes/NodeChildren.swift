/// The children of a node in view order. A node around one other, which most are, keeps it without a list.
package struct NodeChildren: RandomAccessCollection {
  private let only: ViewNode?
  private let list: [ViewNode]

  /// The children of a node around one other.
  @inline(__always) init(only: ViewNode?, list: [ViewNode]) {
    self.only = only
    self.list = list
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { only == nil ? list.count : 1 }

  package subscript(place: Int) -> ViewNode {
    guard let only else { return list[place] }
    if place != 0 { fatalError("A node around one other has no child \(place).") }
    return only
  }
}
