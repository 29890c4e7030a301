import RivuletCore
import RivuletElements

/// The state of a press on a control.
@MainActor
package struct PressState {
  /// The point in a press at which the control runs its action.
  package enum Trigger {
    /// The release inside the control (B12.01).
    case release
    /// The press itself, as in desktop lists and desktop menus (B17.34, B20.28).
    case press
    /// The press, and repeatedly until the release (B21.14).
    case hold
  }

  private var repeater: PressRepeater?
  package var trigger = Trigger.release
  /// True if the control is pressed, as of the last event.
  var isDown = false

  package nonisolated init() {}

  /// Starts to repeat an action, until the action returns false.
  mutating func startRepeating(in node: ViewNode, _ act: @escaping @MainActor () -> Bool) {
    let repeater = self.repeater ?? PressRepeater()
    self.repeater = repeater
    repeater.start(in: node, act)
  }

  func stopRepeating() { repeater?.stop() }
}
