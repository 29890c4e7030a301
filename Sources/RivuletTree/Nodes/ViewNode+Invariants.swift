extension ViewNode {
  /// Returns a sentence for each invariant of this node and its descendants that is violated between two turns.
  package final func checkInvariants() -> [String] {
    var found = checkOwnInvariants()
    for child in children { found += child.checkInvariants() }
    return found
  }

  private func checkOwnInvariants() -> [String] {
    var found: [String] = []
    if owner.isRemoved { found.append("\(behaviorName) is in the tree, and its content is removed.") }
    for (place, child) in children.enumerated() {
      if child.parent !== self { found.append("\(child.behaviorName) has another parent than \(behaviorName), which has it as a child.") }
      if onlyChild == nil, child.index != place {
        found.append("\(child.behaviorName) is child \(place), and its index is \(child.index).")
      }
    }
    if wasPlaced, proposal == nil { found.append("\(behaviorName) is placed, and has no proposal.") }
    if wasQueried, needsMeasurement { found.append("\(behaviorName) waits to be measured.") }
    if needsCollection { found.append("\(behaviorName) waits for its elements.") }
    if isQueuedForDrawing { found.append("\(behaviorName) waits to draw.") }
    if isSearched { found.append("\(behaviorName) is marked by a search that is over.") }
    return found
  }
}
