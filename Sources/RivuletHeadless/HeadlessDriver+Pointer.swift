package import Foundation
import RivuletHost

/// A press of a control that is in progress.
struct Press {
  /// A point inside the control, in root coordinates.
  let inside: CGPoint
  /// The current position of the pointer.
  var point: CGPoint
}

extension HeadlessDriver {
  /// A point far outside the window, in root coordinates.
  private static let outside = CGPoint(x: -10_000, y: -10_000)

  /// Presses and releases the control with the given label, identifier, or visible text, as two separate events.
  ///
  /// The match must be exact. Among several matches, the first in drawing order is chosen, with controls before plain text. Tapping a
  /// disabled
  /// control has no effect. Throws an error if nothing matches, or if the match lies outside the window or under another view.
  package func tap(_ label: String) async throws {
    let point = try await touchPoint("tap", label)
    await send(.began(point))
    await send(.ended(point))
  }

  /// Presses a control, found as in `tap`, and keeps the pointer down inside it.
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

  /// Releases the pointer at its current position.
  package func release() async {
    guard let press else { return }
    self.press = nil
    await send(.ended(press.point))
  }

  /// Presses at one point, moves to another over a number of seconds with an event per frame, and releases there. Points are in root
  /// coordinates.
  package func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
    await settle()
    await down(at: start)
    await move(to: end, duration: duration)
    await up()
  }

  /// Presses the middle mouse button over a control, found as in `tap`.
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
