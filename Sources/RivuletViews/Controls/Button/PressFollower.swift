import Foundation
import RivuletCore

/// Follows the pointer's series of one press: pressed while it is down inside, acting when it is released inside (B12.01).
@MainActor
protocol PressFollower: EventResponder {
  var isEnabled: Bool { get }

  /// Takes over whether the pointer is down inside.
  func press(_ isDown: Bool, _ node: ViewNode)

  /// Does what the control is for.
  func act()
}

extension PressFollower {
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { isEnabled }

  func pointerBegan(at point: CGPoint, in node: ViewNode) { press(true, node) }

  func pointerMoved(to point: CGPoint, in node: ViewNode) {
    press(isEnabled && isInside(point, node), node)
  }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    press(false, node)
    if isEnabled, isInside(point, node) { act() }
  }

  func pointerCancelled(in node: ViewNode) {
    press(false, node)
  }

  /// A view that shows presses sees this one before the release (B14.45).
  func pressIsShort(in node: ViewNode) { node.tree.queue.separate() }

  private func isInside(_ point: CGPoint, _ node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}
