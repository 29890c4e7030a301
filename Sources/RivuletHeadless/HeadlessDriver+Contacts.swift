package import Foundation
package import RivuletHost

/// Raw input. Each call sends one or more events. Each event gets its own turn, followed by `settle`. The clock stands still unless a
/// duration is given.
extension HeadlessDriver {
  /// The time between the press and the release of a tap, in seconds.
  private static let tapDuration = 0.05
  /// The time between the taps of a multiple tap, in seconds.
  private static let tapInterval = 0.1
  /// The initial distance of a pinch's contacts from its centre, in points.
  private static let pinchRadius = 20.0

  /// Puts a contact down at a point in root coordinates.
  package func down(at point: CGPoint, id: Int = 0, modifiers: KeyInput.Modifiers = []) async {
    contactPoints[id] = point
    await send(.began(point, id: id, modifiers: modifiers))
  }

  /// Moves the contact in a straight line, either immediately or over a duration in seconds with an event per frame.
  package func move(to point: CGPoint, duration: Double = 0, id: Int = 0) async {
    let start = contactPoints[id] ?? point
    contactPoints[id] = point
    guard duration > 0 else { return await send(.moved(point, id: id)) }
    let instants = clock.frameInstants(within: duration)
    for (index, instant) in instants.enumerated() {
      await advance(to: instant)
      let share = CGFloat(index + 1) / CGFloat(instants.count)
      await send(.moved(CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share), id: id))
    }
  }

  /// Lifts the contact at its current position.
  package func up(id: Int = 0) async {
    guard let point = contactPoints.removeValue(forKey: id) else { return }
    await send(.ended(point, id: id))
  }

  /// Cancels the contact, as when the window loses it.
  package func cancel(id: Int = 0) async {
    contactPoints[id] = nil
    await send(.cancelled(id: id))
  }

  /// Taps one or more times at a point in root coordinates.
  package func tap(at point: CGPoint, count: Int = 1, modifiers: KeyInput.Modifiers = []) async {
    for index in 0..<count {
      if index > 0 { await advance(by: Self.tapInterval) }
      await down(at: point, modifiers: modifiers)
      await advance(by: Self.tapDuration)
      await up()
    }
  }

  /// Moves the pointer without a press to a point in root coordinates, or out of the window if the point is nil.
  package func hover(at point: CGPoint?) async {
    await eventTurn { [self] in tree.hover.move(to: point) }
  }

  /// Spreads two contacts on either side of a point in root coordinates by a factor, and rotates them around the point by an angle in
  /// radians. The movement takes the given number of seconds, with an event per frame.
  package func pinch(at point: CGPoint, scale: Double, angle: Double, duration: Double) async {
    func place(_ share: Double, _ side: Double) -> CGPoint {
      let radius = Self.pinchRadius * (1 + (scale - 1) * share) * side
      return CGPoint(x: point.x + radius * cos(angle * share), y: point.y + radius * sin(angle * share))
    }
    let contacts = [(id: 1, side: -1.0), (id: 2, side: 1.0)]
    for contact in contacts {
      let start = place(0, contact.side)
      contactPoints[contact.id] = start
      await send(.began(start, id: contact.id, kind: .touch))
    }
    let instants = clock.frameInstants(within: duration)
    for (index, instant) in instants.enumerated() {
      await advance(to: instant)
      for contact in contacts { await move(to: place(Double(index + 1) / Double(instants.count), contact.side), id: contact.id) }
    }
    for contact in contacts.reversed() { await up(id: contact.id) }
  }

  /// Scrolls the wheel over a point in root coordinates, or moves two fingers on a touchpad. Positive deltas increase the scroll offset.
  package func wheel(at point: CGPoint, by delta: CGSize, isPrecise: Bool = false, modifiers: KeyInput.Modifiers = []) async {
    await eventTurn { [self] in
      tree.pointer.dispatch(WheelInput(at: point, by: delta, isPrecise: isPrecise, modifiers: modifiers))
    }
  }
}
