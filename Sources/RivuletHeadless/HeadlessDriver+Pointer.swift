package import Foundation
import RivuletHost

/// A press of a control that has not ended.
struct Press {
  /// A point inside the control, in root coordinates.
  let inside: CGPoint
  /// The current position of the pointer.
  var point: CGPoint
}

extension HeadlessDriver {
  /// A point far away from everything, in root coordinates.
  private static let outside = CGPoint(x: -10_000, y: -10_000)

  /// Presses and releases the control with this label, identifier or visible text, each as a separate event.
  ///
  /// The match must be exact. If there are several, the first in drawing order is chosen, controls before plain text. A disabled control
  /// does nothing. Throws an error if there is no match, or if it lies outside the window or under another view.
  package func tap(_ label: String) async throws {
    let point = try await touchPoint("tap", label)
    await send(.began(point))
    await send(.ended(point))
  }

  /// Presses a control, found as in `tap`, and keeps the pointer down inside.
  package func press(_ label: String) async throws {
    let point = try await touchPoint("press", label)
    await send(.began(point))
    press = Press(inside: point, point: point)
  }

  /// Moves the pressed pointer out of the control.
  package func dragOutside() async {
    await move(to: Self.outside)
  }

  /// Moves the pressed pointer back into the control.
  package func dragInside() async {
    if let press { await move(to: press.inside) }
  }

  private func move(to point: CGPoint) async {
    guard press != nil else { return }
    press?.point = point
    await send(.moved(point))
  }

  /// Releases the pointer where it is.
  package func release() async {
    guard let press else { return }
    self.press = nil
    await send(.ended(press.point))
  }

  /// Presses at one point, moves to another over a number of seconds on the clock, with an event for each frame, and releases there. Points
  /// are in root coordinates.
  package func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
    await settle()
    await down(at: start)
    await move(to: end, duration: duration)
    await up()
  }

  /// Presses the middle button over a control, found as in `tap`.
  package func pasteSelection(into label: String) async throws {
    let point = try await touchPoint("pasteSelection", label)
    await eventTurn { [self] in tree.pointer.pasteSelection(at: point) }
  }

  func send(_ contact: Contact) async {
    if contact.phase == .began, host.showsFileDialog { return }
    await eventTurn { [self] in tree.pointer.dispatch(contact) }
  }

  package func touchPoint(_ event: String, _ name: String) async throws -> CGPoint {
    await settle()
    return try finder.touchPoint(event, name)
  }

  package var finder: ControlFinder { ControlFinder(tree: tree, window: window, isMoving: isMoving) }
}
