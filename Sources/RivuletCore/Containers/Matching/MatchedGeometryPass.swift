import RivuletTree

/// Moves matched views to the frames of their groups once layout has determined them.
///
/// A view that takes the frame of another view is laid out with that size at that position, while the surrounding views are laid out as if
/// it were not. If a view arrives in an animated update that changes the frame of its group, it is first shown with the group's previous
/// frame and then, in the same update, with its own. Everything inside it animates from one layout to the other.
@MainActor
final class MatchedGeometryPass: Companion {
  private unowned let tree: ViewTree
  private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
  private let outOfDate = WorkList<MatchedGroup>(once: \.isOutOfDate)
  /// The arrived members whose motions start in this update.
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

  /// Records that the frame of a group, or of its members, may have changed.
  func outdate(_ group: MatchedGroup) { outOfDate.append(group) }

  /// Moves members to the frames of their groups. Returns true if there was anything to do. Must be called while no rule runs.
  func refresh() -> Bool {
    if outOfDate.isEmpty { return false }
    outOfDate.takeAll { group in
      if group.isEmpty { groups[group.key] = nil } else { group.refresh().forEach(starting.append) }
    }
    return true
  }

  /// Starts the motions of newly arrived views from the previous frames of their groups. Returns true if there are any.
  func showArrivals() -> Bool {
    if starting.isEmpty { return false }
    starting.takeAll { $0.begin() }
    return true
  }
}

extension ViewTree {
  var matches: MatchedGeometryPass { companions.find(MatchedGeometryPass(tree: self)) }
}
