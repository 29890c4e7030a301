import Foundation
package import RivuletGeometry
package import RivuletTree

/// A member of a group of matched views. A node created by the modifier shares the member with its group.
@MainActor
package final class MatchedMember {
  /// The parameters of the modifier.
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

  /// The target of the content in the node's coordinate space. A nil component means that the view's own position or size applies.
  private struct Goal: Equatable {
    var point: CGPoint?
    var size: CGSize?
  }

  private weak var node: ViewNode?
  private(set) var settings: Settings?
  private weak var group: MatchedGroup?
  private weak var pass: MatchedGeometryPass?
  private var goal = Goal()
  /// The number of the update in which the view arrived.
  private(set) var arrival = 0
  /// True if the view is being removed.
  private(set) var isLeaving = false
  /// True if the view is kept but not visible, because its tab or screen is covered.
  private(set) var isHidden = false
  /// True if the view is presented with its group's previous frame before it moves to its own; nil until that is decided.
  var isStarting: Bool?

  nonisolated init() {}

  /// Applies the modifier's parameters, joining the group for their key.
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

  /// The node; nil before it has been placed.
  var placedNode: ViewNode? { node.flatMap { $0.proposal == nil ? nil : $0 } }

  /// The view's own frame in the root's coordinate space; nil before it has been placed.
  var frame: CGRect? { placedNode.map { CGRect(origin: .zero, size: $0.size).applying($0.matchedTransform) } }

  /// Moves the content to a target in the root's coordinate space, given as a point for its anchor and a size. If `place` is nil, moves it
  /// to its own frame.
  ///
  /// - Parameter isAnimated: True if the motion takes part in the animations of the update.
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

  /// Places the content of this member's node.
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

  /// Starts the motion of a view that was first drawn at its group's previous frame.
  func begin() {
    isStarting = false
    if let node { node.surroundings.animations.restartRecording(inside: node) }
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
  /// The transform from the node's coordinate space to the root's, as determined by layout and effects. It excludes the view's own
  /// transition, which is applied in addition to the match.
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
        let way = surroundings.animations.way(ofStaying: node)
        place = place.movedBy(x: former.origin.x - way.x, y: former.origin.y - way.y)
        if let effect = former.space.contentTransform { place = place.concatenating(effect) }
        node = former.space
      } else {
        return place.movedBy(x: node.origin.x, y: node.origin.y)
      }
    }
  }
}
