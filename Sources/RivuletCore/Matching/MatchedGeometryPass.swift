import RivuletTree

/// Moves matched views to the frames of their groups once layout has determined them.
///
/// A view that takes the frame of another one is laid out with that size at that position, while the views around it are laid out as if it
/// did not. If a view arrives in an animated update in which the frame of its group changes, it is first shown with the group's former
/// frame and then, in the same update, with its own: everything inside it animates from one layout to the other.
@MainActor
final class MatchedGeometryPass {
  private unowned let tree: ViewTree
  @exclusivity(unchecked) private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
  @exclusivity(unchecked) private var outOfDate: [MatchedGroup] = []
  @exclusivity(unchecked) private var starting: [MatchedMember] = []

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// True if any view is matched.
  var isUsed: Bool { !groups.isEmpty }

  func join(_ member: MatchedMember, _ key: MatchedGeometryKey) -> MatchedGroup {
    let group = groups[key] ?? MatchedGroup(key, in: tree)
    groups[key] = group
    group.add(member)
    return group
  }

  /// Notes that the frame of a group, or of its members, may have changed.
  func outdate(_ group: MatchedGroup) {
    if group.isOutOfDate { return }
    group.isOutOfDate = true
    outOfDate.append(group)
  }

  /// Moves members to the frames of their groups. Returns true if there was anything to do. Must be called while no rule runs.
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

  /// Starts the motions of arrived views from the former frames of their groups. Returns true if there are any.
  func showArrivals() -> Bool {
    if starting.isEmpty { return false }
    for member in starting { member.begin() }
    starting.removeAll(keepingCapacity: true)
    return true
  }
}
