public import Foundation
public import RivuletCore
import RivuletHeadless

/// Raw input (behaviour-lists C.10). Points are in root coordinates. Contacts are touches in the phone idiom and mouse presses in the
/// desktop idiom. Each event is a turn, followed by `settle`. The clock stands still unless a duration is given.
extension ViewHarness {
  /// Puts a contact down.
  public func down(at point: CGPoint, id: Int = 0) async { await driver.down(at: point, id: id) }

  /// Moves the contact in a straight line, either immediately or over a duration in seconds with an event every 1/60 s.
  public func move(to point: CGPoint, duration: Double = 0, id: Int = 0) async { await driver.move(to: point, duration: duration, id: id) }

  /// Lifts the contact at its current position.
  public func up(id: Int = 0) async { await driver.up(id: id) }

  /// Cancels the contact, as when the window loses it.
  public func cancel(id: Int = 0) async { await driver.cancel(id: id) }

  /// Taps one or more times. Each tap lasts 0.05 s, with 0.1 s between taps.
  public func tap(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) async {
    await driver.tap(at: point, count: count, modifiers: modifiers.held)
  }

  /// Moves the pointer without a press, or out of the window if the point is nil.
  public func hover(at point: CGPoint?) async { await driver.hover(at: point) }

  /// Moves the pointer without a press over the control or text with a given name, or out of the window if the name is nil.
  public func hover(_ label: String?) async throws {
    guard let label else { return await driver.hover(at: nil) }
    await driver.hover(at: try await driver.touchPoint("hover", label))
  }

  /// Moves two contacts on either side of a point until the distance between them has changed by a factor.
  public func pinch(at point: CGPoint, scale: Double, duration: Double) async {
    await driver.pinch(at: point, scale: scale, angle: 0, duration: duration)
  }

  /// Rotates two contacts around a point, clockwise for a positive angle.
  public func rotate(at point: CGPoint, by angle: Angle, duration: Double) async {
    await driver.pinch(at: point, scale: 1, angle: angle.radians, duration: duration)
  }

  /// Turns the wheel over a point, or moves fingers on a touchpad if the movement is precise. Positive deltas increase the scroll offset.
  public func wheel(at point: CGPoint, by delta: CGSize, precise: Bool = false, modifiers: EventModifiers = []) async {
    await driver.wheel(at: point, by: delta, isPrecise: precise, modifiers: modifiers.held)
  }

  /// Holds the given modifier keys, such as Shift, and no others.
  public func holdModifiers(_ modifiers: EventModifiers) async { await driver.holdModifiers(modifiers.held) }

  /// Presses and releases a key.
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) async { await driver.pressKey(key.key, modifiers: modifiers.held) }
}
