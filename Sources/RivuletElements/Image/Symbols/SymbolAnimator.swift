import Foundation
import RivuletCore

/// An animator that applies the effects in a symbol's environment to the symbol. It is attached to the symbol's node.
@MainActor
final class SymbolAnimator: Mover {
  private weak var node: ViewNode?
  private var players: [SymbolEffectPlayer] = []
  private var played = SymbolPose()
  private var presence = SymbolPresence()

  /// The current pose of the symbol.
  var pose: SymbolPose { played.combined(with: presence.pose) }

  private init(_ node: ViewNode) {
    self.node = node
  }

  /// Updates the effects of a symbol. A symbol without effects has no animator.
  static func update(_ node: ViewNode, _ effects: [SymbolEffectSetting]) {
    if let animator = node.symbolAnimator {
      animator.update(effects)
    } else if !effects.isEmpty {
      let animator = SymbolAnimator(node)
      node.attach(animator)
      animator.update(effects)
    }
  }

  /// Applies a presence to a symbol.
  static func show(_ node: ViewNode, _ presence: SymbolPresence) {
    guard node.symbolAnimator?.presence ?? SymbolPresence() != presence else { return }
    let animator = node.symbolAnimator ?? SymbolAnimator(node)
    if node.symbolAnimator == nil { node.attach(animator) }
    animator.presence = presence
    node.drawingMayDiffer()
  }

  private func update(_ effects: [SymbolEffectSetting]) {
    guard let node else { return }
    let now = node.tree.services.now
    players = effects.enumerated().map { index, effect in
      guard index < players.count else { return SymbolEffectPlayer(effect, at: now) }
      var player = players[index]
      player.update(effect, at: now)
      return player
    }
    if move(to: now, node) { node.tree.startMoving(self) }
  }

  var comesToRest: Bool { players.contains { $0.comesToRest } }

  func advance(to time: Double, _ ended: inout [any MotionListener]) -> Bool {
    guard let node, !node.owner.isRemoved else { return false }
    return move(to: time, node)
  }

  /// Updates the symbol's pose for the given time. Returns false if the symbol is at rest.
  private func move(to time: Double, _ node: ViewNode) -> Bool {
    var (next, isMoving) = (SymbolPose(), false)
    for index in players.indices {
      let played = players[index].pose(at: time, isMirrored: node.isMirrored)
      next = next.combined(with: played.pose)
      if played.isMoving { isMoving = true }
    }
    if next != played {
      played = next
      node.drawingMayDiffer()
    }
    return isMoving
  }
}

extension ViewNode {
  /// The animator of the node's symbol, or nil for most nodes.
  final var symbolAnimator: SymbolAnimator? { attachment(SymbolAnimator.self) }
}
