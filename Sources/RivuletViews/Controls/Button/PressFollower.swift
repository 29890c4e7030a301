import Foundation
import RivuletCore

/// A control that follows one press. It is pressed while the pointer is down inside, and acts when the pointer is released inside (B12.01).
@MainActor
protocol PressFollower: EventResponder {
  var isEnabled: Bool { get }

  /// Updates the pressed state of the control.
  func press(_ isDown: Bool, _ node: ViewNode)

  /// Performs the action of the control.
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

  /// Separates the press from the release, so that a view can show a short press (B14.45).
  func pressIsShort(in node: ViewNode) { node.tree.queue.separate() }

  private func isInside(_ point: CGPoint, _ node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}
