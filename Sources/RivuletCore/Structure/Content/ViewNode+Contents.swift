package import RivuletTree

extension ViewNode {
  /// Makes this node the container of elements to which nothing more can be added. If the elements may change, they are collected before
  /// each layout that follows a change.
  package final func setContents(_ elements: ViewElements) {
    switch elements {
    case .node(let node): setFixedContents([node])
    case .nodes(let nodes): setFixedContents(nodes)
    case .list(let list) where list.isFixed: setFixedContents(of: list)
    case .list(let list):
      setChangingContents(list)
      list.attach(to: self)
      tree.collectsContents(of: self)
    }
  }
}
