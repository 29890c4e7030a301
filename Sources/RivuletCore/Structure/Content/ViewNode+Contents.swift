package import RivuletTree

extension ViewNode {
  /// Sets the elements as this node's contents. No more elements can be added. Elements that may change are collected again before the next
  /// layout after each change.
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
