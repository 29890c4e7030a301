package import Foundation
package import RivuletCore

/// A control that tracks a press. It is pressed while the pointer is down inside it, and acts when its trigger occurs (B12.01).
///
/// All buttons, toggles, options, disclosure labels, and list rows track presses through this protocol. They differ only in their
/// appearance.
@MainActor
package protocol PressFollower: EventResponder {
  var isEnabled: Bool { get }

  /// The state of the press. The control sets the trigger. It also sets `isDown` if a tree starts from another tree's state.
  var press: PressState { get set }

  /// True if the control shows every press, including presses shorter than an update (B14.45).
  var showsShortPress: Bool { get }

  /// Returns true if a point is inside the control. By default, the control has the bounds of the node.
  func includes(_ point: CGPoint, in node: ViewNode) -> Bool

  /// Shows the press after `press.isDown` changes. The default implementation does nothing.
  func showPress(in node: ViewNode)

  /// Performs the control's action.
  func act(in node: ViewNode)

  /// Responds to a release inside a control that has already acted on the press. The default implementation does nothing.
  func released(in node: ViewNode)
}

extension PressFollower {
  package var showsShortPress: Bool { false }

  package func includes(_ point: CGPoint, in node: ViewNode) -> Bool { CGRect(origin: .zero, size: node.size).contains(point) }

  package func showPress(in node: ViewNode) {}

  package func released(in node: ViewNode) {}
}

// MARK: - Events

extension PressFollower {
  package func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { isEnabled }

  package var repeatsByKey: Bool { press.trigger == .hold }

  package func pointerBegan(at point: CGPoint, in node: ViewNode) {
    if press.trigger == .press { act(in: node) }
    follow(true, in: node)
  }

  package func pointerMoved(to point: CGPoint, in node: ViewNode) {
    follow(isEnabled && includes(point, in: node), in: node)
  }

  package func pointerEnded(at point: CGPoint, in node: ViewNode) {
    follow(false, in: node)
    guard isEnabled, includes(point, in: node) else { return }
    press.trigger == .release ? act(in: node) : released(in: node)
  }

  package func pointerCancelled(in node: ViewNode) { follow(false, in: node) }

  /// Separates the press from the release, so that a view can show a short press (B14.45). Without the separation, all changes of the press
  /// belong to the update of the control's action.
  package func pressIsShort(in node: ViewNode) { if showsShortPress { node.tree.queue.separate() } }

  private func follow(_ isDown: Bool, in node: ViewNode) {
    guard isDown != press.isDown else { return }
    press.isDown = isDown
    if isDown, press.trigger == .hold { hold(in: node) } else { press.stopRepeating() }
    showPress(in: node)
  }

  private func hold(in node: ViewNode) {
    act(in: node)
    press.startRepeating(in: node) { [weak self, weak node] in
      guard let self, let node, isEnabled, press.trigger == .hold else { return false }
      act(in: node)
      return true
    }
  }
}
