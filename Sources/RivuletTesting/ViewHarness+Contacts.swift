public import Foundation
public import RivuletCore
import RivuletHeadless

/// Raw input (behaviour-lists C.10). Points are in root coordinates. Contacts are touches in the phone idiom and presses of a mouse in the desktop
/// idiom. Each event is one turn, followed by `settle`; time stands still unless a duration is given.
extension ViewHarness {
  /// A contact goes down.
  public func down(at point: CGPoint, id: Int = 0) async { await driver.down(at: point, id: id) }

  /// The contact moves in a straight line: at once, or in so many seconds with an event each 1/60 s.
  public func move(to point: CGPoint, duration: Double = 0, id: Int = 0) async { await driver.move(to: point, duration: duration, id: id) }

  /// The contact goes up where it is.
  public func up(id: Int = 0) async { await driver.up(id: id) }

  /// The window loses the contact.
  public func cancel(id: Int = 0) async { await driver.cancel(id: id) }

  /// Taps so many times: down, 0.05 s, up, with 0.1 s between taps.
  public func tap(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) async {
    await driver.tap(at: point, count: count, modifiers: modifiers.held)
  }

  /// The pointer moves without being pressed; nil where it leaves the window.
  public func hover(at point: CGPoint?) async { await driver.hover(at: point) }

  /// The pointer rests, without being pressed, on the control or text that bears a name; nil where it leaves the window.
  public func hover(_ label: String?) async throws {
    guard let label else { return await driver.hover(at: nil) }
    await driver.hover(at: try await driver.touchPoint("hover", label))
  }

  /// Two contacts beside a point move until they are so many times as far from each other.
  public func pinch(at point: CGPoint, scale: Double, duration: Double) async {
    await driver.pinch(at: point, scale: scale, angle: 0, duration: duration)
  }

  /// Two contacts beside a point turn around it, clockwise where the angle is positive.
  public func rotate(at point: CGPoint, by angle: Angle, duration: Double) async {
    await driver.pinch(at: point, scale: 1, angle: angle.radians, duration: duration)
  }

  /// Turns the wheel over a point, or moves fingers on a touchpad, which is precise; positive lets the offset grow.
  public func wheel(at point: CGPoint, by delta: CGSize, precise: Bool = false) async {
    await driver.wheel(at: point, by: delta, isPrecise: precise)
  }

  /// Holds keys such as shift, and no others.
  public func holdModifiers(_ modifiers: EventModifiers) async { await driver.holdModifiers(modifiers.held) }

  /// Presses a key and lets it go.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) async { await driver.pressKey(key.key, modifiers: modifiers.held) }
}
