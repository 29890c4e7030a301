import Foundation
import RivuletAnimation
import RivuletGeometry

/// The views that share an identity in a namespace. The source's frame is the group's frame, which the other members adopt.
///
/// While the frame is animated to a new value, the group tracks the presented frame. A view that arrives in the meantime starts at that
/// frame.
@MainActor
final class MatchedGroup {
  private typealias Corner = AnimatablePair<CGFloat, CGFloat>
  private typealias Way = AnimatablePair<Corner, Corner>

  let key: MatchedGeometryKey
  private unowned let tree: ViewTree
  private var members: [MatchedMember] = []
  private var source: MatchedMember?
  /// The group's frame in the root's coordinate space; nil if the group has no source.
  private var frame: CGRect?
  /// The running animations of the displacement from `frame`.
  private var motion = RunningAnimations<Way>()
  /// The presented frame of the group before the changes of an update.
  private var former: CGRect?
  private var update = 0
  var isOutOfDate = false

  init(_ key: MatchedGeometryKey, in tree: ViewTree) {
    self.key = key
    self.tree = tree
  }

  var isEmpty: Bool { members.isEmpty }

  func add(_ member: MatchedMember) { members.append(member) }
  func remove(_ member: MatchedMember) { members.removeAll { $0 === member } }

  /// Determines the group's frame and moves the members to it. Returns the members that start at the group's previous frame.
  func refresh() -> [MatchedMember] {
    if update != tree.app.updateNumber { beginUpdate() }
    findSource()
    if let next = source?.frame, next != frame {
      noteWay(to: next)
      frame = next
    }
    var starting: [MatchedMember] = []
    for member in members {
      if member.isStarting == nil, mayStart(member) {
        member.isStarting = true
        starting.append(member)
      }
      show(member)
    }
    return starting
  }

  private func beginUpdate() {
    update = tree.app.updateNumber
    // A group that had no source at the end of the last update starts over.
    if source == nil { (frame, motion) = (nil, RunningAnimations()) }
    former = frame.map { presented($0) }
  }

  /// Determines the source. The current source is kept as long as it is eligible.
  private func findSource() {
    let sources = members.filter { !$0.isLeaving && !$0.isHidden && $0.settings?.isSource == true }
    if let source, !sources.contains(where: { $0 === source }) { self.source = nil }
    source = source ?? sources.first
    if sources.count > 1 {
      RuntimeIssue.reportOnce(
        .ambiguousGeometry, typeName: "matchedGeometryEffect",
        "\(sources.count) views with matchedGeometryEffect(id: \(key.id)) are sources at the same time; the others use the geometry of the "
          + "first. Set isSource: false for all but one, or remove one in the change that inserts the other.")
    }
  }

  private func noteWay(to next: CGRect) {
    guard let frame, let node = source?.placedNode, tree.animations.isRecording else { return }
    guard let animation = tree.animation(of: node, keepsLeaving: false) else { return }
    let way = Way(
      Corner(next.minX - frame.minX, next.minY - frame.minY), Corner(next.width - frame.width, next.height - frame.height))
    motion.add(way, by: animation.kind, at: tree.services.now)
  }

  /// Returns the presented frame during a motion to the given frame, including the displacement of the running animations.
  private func presented(_ frame: CGRect) -> CGRect {
    if motion.isEmpty { return frame }
    let rest = motion.displacement(at: tree.services.now)
    return CGRect(
      x: frame.minX + rest.first.first, y: frame.minY + rest.first.second, width: max(frame.width + rest.second.first, 0),
      height: max(frame.height + rest.second.second, 0))
  }

  /// Returns true if a view arrives in an animated update and the group previously had a different presented frame.
  private func mayStart(_ member: MatchedMember) -> Bool {
    guard member.arrival == update, let former, frame != former, tree.animations.isRecording else { return false }
    guard let node = member.placedNode else { return false }
    return tree.animation(of: node, keepsLeaving: false)?.kind != nil
  }

  private func show(_ member: MatchedMember) {
    guard let anchor = (source ?? member).settings?.anchor else { return }
    func place(_ frame: CGRect) -> (point: CGPoint, size: CGSize) { (anchor.point(in: frame), frame.size) }
    if member.isStarting == true, let former {
      member.go(to: place(former), isAnimated: false)
    } else if member === source {
      member.go(to: nil, isAnimated: true)
    } else if source != nil, let frame {
      member.go(to: place(frame), isAnimated: member.arrival != update || member.isStarting != nil)
    } else if !member.isLeaving {
      member.go(to: nil, isAnimated: true)
    }
  }
}
