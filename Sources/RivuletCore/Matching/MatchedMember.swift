import Foundation
package import RivuletGeometry
package import RivuletTree

/// A view that belongs to a group of matched views: the object that a node of the modifier shares with its group.
@MainActor
package final class MatchedMember {
  /// What the modifier says.
  package struct Settings: Equatable {
    let key: MatchedGeometryKey
    let takesPosition: Bool
    let takesSize: Bool
    let anchor: UnitPoint
    let isSource: Bool

    package nonisolated init(key: MatchedGeometryKey, takesPosition: Bool, takesSize: Bool, anchor: UnitPoint, isSource: Bool) {
      self.key = key
      self.takesPosition = takesPosition
      self.takesSize = takesSize
      self.anchor = anchor
      self.isSource = isSource
    }
  }

  /// Where the content goes, in the node's coordinate space. Nil where the view's own place or size counts.
  private struct Goal: Equatable {
    var point: CGPoint?
    var size: CGSize?
  }

  private weak var node: ViewNode?
  private(set) var settings: Settings?
  private weak var group: MatchedGroup?
  private weak var pass: MatchedGeometryPass?
  private var goal = Goal()
  /// The update in which the view came.
  private(set) var arrival = 0
  /// Whether the view is on its way out.
  private(set) var isLeaving = false
  /// Whether the view is kept without being shown: its tab or screen is covered.
  private(set) var isHidden = false
  /// Whether the view is shown where the group was before it goes over to its place; nil before that is known.
  var isStarting: Bool?

  nonisolated init() {}

  /// Takes over what the modifier says, in the group that it names.
  package func update(_ node: ViewNode, _ next: Settings) {
    if settings == next { return }
    let isNew = settings == nil
    let former = settings
    settings = next
    let pass = node.tree.matches
    if isNew {
      self.node = node
      self.pass = pass
      arrival = node.tree.app.updateNumber
      isHidden = !node.scope.isLive
      node.scope.add(self)
      node.addWatch(self)
    }
    if former?.key != next.key {
      group?.remove(self)
      group = pass.join(self, next.key)
    }
    if let group { pass.outdate(group) }
  }

  /// The node, once it has a place.
  var placedNode: ViewNode? { node.flatMap { $0.proposal == nil ? nil : $0 } }

  /// The place of the view itself in the root's coordinate space; nil before it has one.
  var frame: CGRect? { placedNode.map { CGRect(origin: .zero, size: $0.size).applying($0.matchedTransform) } }

  /// Has the content go to a place in the root's coordinate space: a point to which its anchor goes, and a size. Without one it goes to its own.
  ///
  /// - Parameter isAnimated: Whether the way there is taken into account by the animations of the update.
  func go(to place: (point: CGPoint, size: CGSize)?, isAnimated: Bool) {
    guard let node = placedNode, let settings else { return }
    var next = Goal()
    if let place, let fromRoot = node.matchedTransform.inverse {
      if settings.takesPosition { next.point = place.point.applying(fromRoot) }
      if settings.takesSize { next.size = CGRect(origin: .zero, size: place.size).applying(fromRoot).size }
    }
    if next == goal { return }
    goal = next
    if isAnimated {
      node.placeAgain()
    } else {
      node.surroundings.animations.withoutRecording { node.placeAgain() }
    }
  }

  /// Places the content of the node, which is that of this member.
  func placeContent(of node: ViewNode) {
    guard goal != Goal(), let settings, let content = node.children.first, let proposal = node.proposal else {
      return node.placeOnlyContent()
    }
    let wanted = goal.size.map { ProposedViewSize($0) } ?? proposal
    let size = content.measure(wanted)
    let point = goal.point ?? settings.anchor.point(in: CGRect(origin: .zero, size: node.size))
    let x = point.x - settings.anchor.x * size.width
    node.place(
      content, at: CGPoint(x: node.isMirrored ? node.size.width - x - size.width : x, y: point.y - settings.anchor.y * size.height),
      proposal: wanted)
  }

  /// The view has been shown where the group was, and goes over to its place from there.
  func begin() {
    isStarting = false
    if let node { node.surroundings.animations.beginAnew(inside: node) }
    outdateGroup()
  }

  private func outdateGroup() {
    if let group { pass?.outdate(group) }
  }
}

extension MatchedMember: NodeWatch {
  package func nodeMoved() { outdateGroup() }
}

extension MatchedMember: LifecycleObserver {
  package func scopeWillDisappear() {
    guard let group else { return }
    group.remove(self)
    pass?.outdate(group)
  }

  package func scopeWillHide() { setHidden(true) }
  package func scopeDidReturn() { setHidden(false) }

  private func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    outdateGroup()
  }

  package func scopeLeaves(_ isLeaving: Bool) {
    self.isLeaving = isLeaving
    outdateGroup()
  }
}

extension ViewNode {
  /// From the node's coordinate space to the root's by layout and effects, without what a transition does to the view while it comes or goes: that is
  /// shown beside the match.
  fileprivate final var matchedTransform: ProjectionTransform {
    var place = ProjectionTransform()
    var node = self
    var isInTransition = false
    while true {
      if node.attachment(TransitionTrait.self)?.isApplied == true { isInTransition = true }
      if node.transitionDriver != nil { isInTransition = false }
      if let parent = node.parent {
        place = place.movedBy(x: node.origin.x, y: node.origin.y)
        if !isInTransition, let effect = parent.contentTransform { place = place.concatenating(effect) }
        node = parent
      } else if let former = node.formerPlace {
        place = place.movedBy(x: former.origin.x, y: former.origin.y)
        if let effect = former.space.contentTransform { place = place.concatenating(effect) }
        node = former.space
      } else {
        return place.movedBy(x: node.origin.x, y: node.origin.y)
      }
    }
  }
}
