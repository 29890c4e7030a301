public import Foundation
import RivuletHeadless

/// Why an event could not be sent, or something did not come to pass.
public typealias HarnessError = DriverError

// MARK: - Turns and time

extension ViewHarness {
  /// Lets the main queue and the view run until both are quiet; the clock stands still.
  ///
  /// It does not wait for tasks that sleep, nor for other threads; `wait(timeout:until:)` does.
  public func settle() async {
    await driver.settle()
  }

  /// Runs `event` as one event, ends its turn, and settles.
  public func turn(_ event: () -> Void) async {
    await driver.turn(event)
  }

  /// Moves the clock on by so many seconds, with a frame each 1/60 s and one at the end.
  ///
  /// What is due on the way happens at its own instant and in its order, each time followed by a turn.
  public func advance(by seconds: Double) async {
    await driver.advance(by: seconds)
  }

  /// Moves the clock on, frame by frame, until animations, transitions and scrolling are over, and settles: a screen that was pushed is in its place
  /// then. The clock stands still if nothing moves.
  ///
  /// Endless motion, such as a spinning mark or an animation that repeats for ever, is not waited for.
  ///
  /// - Parameter limit: Seconds of the clock after which it ends in any case, for animations that follow each other without an end.
  /// - Returns: Whether all came to rest.
  @discardableResult
  public func rest(within limit: Double = 5) async -> Bool {
    await driver.rest(within: limit)
  }

  /// Waits in real time until `condition` holds, for work that was begun on other threads; after `timeout` it throws an error that lists what is there.
  ///
  /// Meanwhile the harness's clock goes on, no faster than real time, and the timers of Foundation fire that the view's code has scheduled
  /// (`Timer.scheduledTimer`).
  public func wait(timeout: Duration, until condition: () -> Bool) async throws {
    try await driver.wait(timeout: timeout, until: condition)
  }
}

// MARK: - Window

extension ViewHarness {
  /// Gives the window another size, in points; the next turn lays out.
  public func resize(to size: CGSize) {
    driver.resize(to: size)
  }

  /// Closes the window, and settles: its views disappear, their tasks are cancelled, and nothing is shown any more (B5.08, B5.14). A second call
  /// does nothing.
  public func close() async {
    await driver.close()
  }
}

// MARK: - Pointer and keyboard

extension ViewHarness {
  /// Presses and releases the control with this label, identifier or visible text, each as an event of its own.
  ///
  /// The match is exact; of several the first in drawing order, controls before plain text. A disabled control does nothing. Throws if
  /// there is none, or if it lies outside of the window or under something else.
  public func tap(_ label: String) async throws {
    try await driver.tap(label)
  }

  /// Presses a control, found as by `tap`, and keeps the pointer down inside.
  public func press(_ label: String) async throws {
    try await driver.press(label)
  }

  /// Moves the pointer that is down out of the control.
  public func dragOutside() async {
    await driver.dragOutside()
  }

  /// Moves the pointer that is down back into the control.
  public func dragInside() async {
    await driver.dragInside()
  }

  /// Lifts the pointer where it is.
  public func release() async {
    await driver.release()
  }

  /// Presses at one point, moves to another in so many seconds of the harness's clock, with an event each frame, and releases there.
  /// Points are in root coordinates.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
    await driver.drag(from: start, to: end, duration: duration)
  }

  /// Touches the field with this label, identifier or prompt, and types text behind what it holds, each character as an event of its own; a line
  /// break presses return, and an empty text clears the field.
  ///
  /// The match is exact; of several the first in drawing order. A disabled field does nothing. Throws if there is none, or if it lies outside
  /// of the window or under something else. When an action moves the focus, the rest of the text goes there, as from any keyboard.
  ///
  /// - Parameter replacing: True for text that takes the place of what the field holds, as after Select All.
  public func type(_ text: String, into label: String, replacing: Bool = false) async throws {
    try await driver.type(text, into: label, replacing: replacing)
  }
}
