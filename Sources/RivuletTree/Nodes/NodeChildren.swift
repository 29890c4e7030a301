/// The children of a node in view order. Most nodes have a single, constant child, which is stored without an array.
package struct NodeChildren: RandomAccessCollection {
  private let only: ViewNode?
  private let list: [ViewNode]

  /// Creates the collection from the only child, or from the list if `only` is nil.
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
