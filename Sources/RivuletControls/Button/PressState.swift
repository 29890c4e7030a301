import RivuletCore
import RivuletElements

/// The state of one press that a control follows.
@MainActor
package struct PressState {
  /// The moment at which a press runs the action of a control.
  package enum Trigger {
    /// The release inside the control (B12.01).
    case release
    /// The press itself, as for the rows of a desktop list and the buttons of its menus (B17.34, B20.28).
    case press
    /// The press, and then repeatedly until the release (B21.14).
    case hold
  }

  private var repeater: PressRepeater?
  package var trigger = Trigger.release
  /// True while the control is pressed, as of the last event.
  var isDown = false

  package nonisolated init() {}

  /// Starts to repeat an action for as long as it returns true.
  mutating func startRepeating(in node: ViewNode, _ act: @escaping @MainActor () -> Bool) {
    let repeater = self.repeater ?? PressRepeater()
    self.repeater = repeater
    repeater.start(in: node, act)
  }

  func stopRepeating() { repeater?.stop() }
}
