import RivuletTree

/// The pass that moves matched views to the frames of their groups after layout.
///
/// A view that adopts another view's frame is laid out with that size and at that position, while the surrounding views are laid out as if
/// it did not. When a view arrives in an animated update that changes its group's frame, the view is first laid out with the group's
/// previous frame and then, in the same update, with its own. Its content animates from one layout to the other.
@MainActor
final class MatchedGeometryPass: Companion {
  private unowned let tree: ViewTree
  private var groups: [MatchedGeometryKey: MatchedGroup] = [:]
  private let outOfDate = WorkList<MatchedGroup>(once: \.isOutOfDate)
  /// The members that have arrived and whose motions start in this update.
  private let starting = WorkList<MatchedMember>()

  init(tree: ViewTree) {
    self.tree = tree
  }

  /// True if any views are matched.
  var isUsed: Bool { !groups.isEmpty }

  func join(_ member: MatchedMember, _ key: MatchedGeometryKey) -> MatchedGroup {
    let group = groups[key] ?? MatchedGroup(key, in: tree)
    groups[key] = group
    group.add(member)
    return group
  }

  /// Schedules an update of a group whose frame, or whose members' frames, may have changed.
  func outdate(_ group: MatchedGroup) { outOfDate.append(group) }

  /// Moves members to the frames of their groups. Returns true if any group was updated. Do not call this method while a rule is running.
  func refresh() -> Bool {
    if outOfDate.isEmpty { return false }
    outOfDate.takeAll { group in
      if group.isEmpty { groups[group.key] = nil } else { group.refresh().forEach(starting.append) }
    }
    return true
  }

  /// Starts the motions of newly arrived views from the previous frames of their groups. Returns true if there are any such views.
  func showArrivals() -> Bool {
    if starting.isEmpty { return false }
    starting.takeAll { $0.begin() }
    return true
  }
}

extension ViewTree {
  var matches: MatchedGeometryPass { companions.find(MatchedGeometryPass(tree: self)) }
}
