extension ViewNode {
  /// Returns the number of nodes above this one; nil if the node is not below the root. A layout pass remembers each depth that it finds.
  func depth(below root: ViewNode, inPass number: UInt32) -> Int? {
    let depth = findDepth(below: root, inPass: number)
    return depth < 0 ? nil : Int(depth)
  }

  /// Returns the depth, or a negative number if the node is not below the root. Recurses instead of looping, which avoids reference
  /// counting.
  private func findDepth(below root: ViewNode, inPass number: UInt32) -> Int32 {
    if self === root { return 0 }
    if knownDepth.pass == number { return knownDepth.depth }
    guard let above = parent?.findDepth(below: root, inPass: number), above >= 0 else { return -1 }
    knownDepth = (number, above + 1)
    return above + 1
  }
}
