import RivuletTree

/// Moves matched views to the frames of their groups once layout has determined them.
///
/// A view that takes the frame of another one is laid out with that size at that position, while the views around it are laid out as if it
/// did not. If a view arrives in an animated update in which the frame of its group changes, it is first shown with the group's former
/// frame and then, in the same update, with its own: everything inside it animates from one layout to the other.
@MainActor
final class MatchedGeometryPass: Companion {
  private unowned let tree: ViewTree
  private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
  private let outOfDate = WorkList<MatchedGroup>(once: \.isOutOfDate)
  /// The arrived members whose motions begin in this update.
  private let starting = WorkList<MatchedMember>()

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
  func outdate(_ group: MatchedGroup) { outOfDate.append(group) }

  /// Moves members to the frames of their groups. Returns true if there was anything to do. Must be called while no rule runs.
  func refresh() -> Bool {
    if outOfDate.isEmpty { return false }
    outOfDate.takeAll { group in
      if group.isEmpty { groups[group.key] = nil } else { group.refresh().forEach(starting.append) }
    }
    return true
  }

  /// Starts the motions of arrived views from the former frames of their groups. Returns true if there are any.
  func showArrivals() -> Bool {
    if starting.isEmpty { return false }
    starting.takeAll { $0.begin() }
    return true
  }
}

extension ViewTree {
  var matches: MatchedGeometryPass { companions.find(MatchedGeometryPass(tree: self)) }
}
