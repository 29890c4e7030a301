import RivuletTree

/// Has matched views take the places of their groups once layout has found them.
///
/// A view that takes the place of another one is laid out with its size and lies at its place, while the views around it are laid out as if it did not.
/// One that comes in an animated update, in which the place of its group changes, is first shown where the group was, and then, in the same update, where it
/// belongs: all that is inside of it goes over from the one layout to the other.
@MainActor
final class MatchedGeometryPass {
  private unowned let tree: ViewTree
  @exclusivity(unchecked) private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
  @exclusivity(unchecked) private var outOfDate: [MatchedGroup] = []
  @exclusivity(unchecked) private var starting: [MatchedMember] = []

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// Whether any view is matched.
  var isUsed: Bool { !groups.isEmpty }

  func join(_ member: MatchedMember, _ key: MatchedGeometryKey) -> MatchedGroup {
    let group = groups[key] ?? MatchedGroup(key, in: tree)
    groups[key] = group
    group.add(member)
    return group
  }

  /// The group's place, or its members', may have changed.
  func outdate(_ group: MatchedGroup) {
    if group.isOutOfDate { return }
    group.isOutOfDate = true
    outOfDate.append(group)
  }

  /// Has members take the places of their groups. True if there was anything to do. Call it while no rule runs.
  func refresh() -> Bool {
    if outOfDate.isEmpty { return false }
    let waiting = outOfDate
    outOfDate.removeAll(keepingCapacity: true)
    for group in waiting {
      group.isOutOfDate = false
      if group.isEmpty { groups[group.key] = nil } else { starting += group.refresh() }
    }
    return true
  }

  /// Has the views that have come go over from where their groups were. True if there are any.
  func showArrivals() -> Bool {
    if starting.isEmpty { return false }
    for member in starting { member.begin() }
    starting.removeAll(keepingCapacity: true)
    return true
  }
}
