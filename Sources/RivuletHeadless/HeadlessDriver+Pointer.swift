package import Foundation
import RivuletHost

/// A press of a control that has begun and not ended.
struct Press {
  /// In root coordinates, inside the control.
  let inside: CGPoint
  /// Where the pointer is now.
  var point: CGPoint
}

extension HeadlessDriver {
  /// Far away from everything, in root coordinates.
  private static let outside = CGPoint(x: -10_000, y: -10_000)

  /// Presses and releases the control with this label, identifier or visible text, each as an event of its own.
  ///
  /// The match is exact; of several the first in drawing order, controls before plain text. A disabled control does nothing. Throws if
  /// there is none, or if it lies outside of the window or under something else.
  package func tap(_ label: String) async throws {
    let point = try await touchPoint("tap", label)
    await send(.began(point))
    await send(.ended(point))
  }

  /// Presses a control, found as by `tap`, and keeps the pointer down inside.
  package func press(_ label: String) async throws {
    let point = try await touchPoint("press", label)
    await send(.began(point))
    press = Press(inside: point, point: point)
  }

  /// Moves the pointer that is down out of the control.
  package func dragOutside() async {
    await move(to: Self.outside)
  }

  /// Moves the pointer that is down back into the control.
  package func dragInside() async {
    if let press { await move(to: press.inside) }
  }

  private func move(to point: CGPoint) async {
    guard press != nil else { return }
    press?.point = point
    await send(.moved(point))
  }

  /// Lifts the pointer where it is.
  package func release() async {
    guard let press else { return }
    self.press = nil
    await send(.ended(press.point))
  }

  /// Presses at one point, moves to another in so many seconds of the harness's clock, with an event each frame, and releases there.
  /// Points are in root coordinates.
  package func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
    await settle()
    await down(at: start)
    await move(to: end, duration: duration)
    await up()
  }

  /// Presses the middle button over a control, found as by `tap`.
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
