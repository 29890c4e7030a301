extension ViewNode {
  /// How many nodes lie above this one; nil if it does not hang from the root. What a layout pass has found out, it knows of all of them.
  func depth(below root: ViewNode, inPass number: UInt32) -> Int? {
    let depth = findDepth(below: root, inPass: number)
    return depth < 0 ? nil : Int(depth)
  }

  /// The same, and less than zero for none. Goes up by calls, so that nobody's references are counted.
  private func findDepth(below root: ViewNode, inPass number: UInt32) -> Int32 {
    if self === root { return 0 }
    if knownDepth.pass == number { return knownDepth.depth }
    guard let above = parent?.findDepth(below: root, inPass: number), above >= 0 else { return -1 }
    knownDepth = (number, above + 1)
    return above + 1
  }
}
