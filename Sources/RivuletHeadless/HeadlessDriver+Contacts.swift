package import Foundation
package import RivuletHost

/// Raw input. Each call is one event, or a series of them, each a turn of its own followed by `settle`; time stands still unless a duration is given.
extension HeadlessDriver {
  /// Between the press and the release of a tap, in seconds.
  private static let tapDuration = 0.05
  /// Between the taps of a multiple tap, in seconds.
  private static let tapInterval = 0.1
  /// How far the contacts of a pinch are from its middle at first, in points.
  private static let pinchRadius = 20.0

  /// A contact goes down at a point of the root.
  package func down(at point: CGPoint, id: Int = 0, modifiers: KeyInput.Modifiers = []) async {
    contactPoints[id] = point
    await send(.began(point, id: id, modifiers: modifiers))
  }

  /// The contact moves in a straight line: at once, or in so many seconds with an event each frame.
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

  /// The contact goes up where it is.
  package func up(id: Int = 0) async {
    guard let point = contactPoints.removeValue(forKey: id) else { return }
    await send(.ended(point, id: id))
  }

  /// The window loses the contact.
  package func cancel(id: Int = 0) async {
    contactPoints[id] = nil
    await send(.cancelled(id: id))
  }

  /// Taps so many times at a point of the root.
  package func tap(at point: CGPoint, count: Int = 1, modifiers: KeyInput.Modifiers = []) async {
    for index in 0..<count {
      if index > 0 { await advance(by: Self.tapInterval) }
      await down(at: point, modifiers: modifiers)
      await advance(by: Self.tapDuration)
      await up()
    }
  }

  /// The pointer moves to a point of the root without being pressed; nil where it leaves the window.
  package func hover(at point: CGPoint?) async {
    await eventTurn { [self] in tree.hover.move(to: point) }
  }

  /// Two contacts beside a point of the root move apart, and turn around it by so many radians, in so many seconds with an event each frame.
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

  /// Turns the wheel over a point of the root, or moves two fingers on a touchpad; positive lets the offset grow.
  package func wheel(at point: CGPoint, by delta: CGSize, isPrecise: Bool = false, modifiers: KeyInput.Modifiers = []) async {
    await eventTurn { [self] in
      tree.pointer.dispatch(WheelInput(at: point, by: delta, isPrecise: isPrecise, modifiers: modifiers))
    }
  }
}
