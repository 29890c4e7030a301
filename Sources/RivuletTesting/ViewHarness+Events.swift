public import Foundation
import RivuletHeadless

/// The reason an event could not be sent or a condition did not become true.
public typealias HarnessError = DriverError

// MARK: - Turns and time

extension ViewHarness {
  /// Runs the main queue and the view until both are idle. The clock stands still.
  ///
  /// This method doesn't wait for tasks that sleep or for other threads. Use `wait(timeout:until:)` for those.
  public func settle() async {
    await driver.settle()
  }

  /// Runs `event` as a single event, ends its turn, and waits for the app to settle.
  public func turn(_ event: () -> Void) async {
    await driver.turn(event)
  }

  /// Advances the clock by a number of seconds, with a frame every 1/60 s and one at the end.
  ///
  /// Whatever becomes due within that time runs in order, each at its own instant and followed by a turn.
  public func advance(by seconds: Double) async {
    await driver.advance(by: seconds)
  }

  /// Advances the clock frame by frame until animations, transitions, and scrolling have ended, and waits for the app to settle. After
  /// that, a pushed screen is in its final position. If nothing moves, the clock is not advanced.
  ///
  /// This method does not wait for endless motion, such as a spinner or an animation that repeats forever.
  ///
  /// - Parameter limit: The maximum time to advance on the clock, in seconds, because animations may follow each other endlessly.
  /// - Returns: True if all motion has ended.
  @discardableResult
  public func rest(within limit: Double = 5) async -> Bool {
    await driver.rest(within: limit)
  }

  /// Waits in real time until `condition` is true, for work on other threads. After `timeout`, throws an error that lists the names that
  /// are present.
  ///
  /// The harness's clock advances in the meantime, no faster than real time. Foundation timers that the view's code has scheduled, such as
  /// with `Timer.scheduledTimer`, fire too.
  public func wait(timeout: Duration, until condition: () -> Bool) async throws {
    try await driver.wait(timeout: timeout, until: condition)
  }
}

// MARK: - Window

extension ViewHarness {
  /// Sets the size of the window, in points. The layout is updated in the next turn.
  public func resize(to size: CGSize) {
    driver.resize(to: size)
  }

  /// Closes the window and waits for the app to settle. Its views disappear, their tasks are cancelled, and nothing more is displayed
  /// (B5.08, B5.14). Further calls have no effect.
  public func close() async {
    await driver.close()
  }
}

// MARK: - Pointer and keyboard

extension ViewHarness {
  /// Presses and releases the control with the given label, identifier, or visible text, as two separate events.
  ///
  /// The match must be exact. Among several matches, the first in drawing order is chosen, with controls before plain text. Tapping a
  /// disabled control has no effect. Throws an error if nothing matches, or if the match lies outside the window or under another view.
  public func tap(_ label: String) async throws {
    try await driver.tap(label)
  }

  /// Presses a control, found as in `tap`, and keeps the pointer down inside it.
  public func press(_ label: String) async throws {
    try await driver.press(label)
  }

  /// Moves the pressed pointer out of the control.
  public func dragOutside() async {
    await driver.dragOutside()
  }

  /// Moves the pressed pointer back into the control.
  public func dragInside() async {
    await driver.dragInside()
  }

  /// Releases the pointer at its current position.
  public func release() async {
    await driver.release()
  }

  /// Presses at one point, moves to another over a number of seconds on the harness's clock with an event per frame, and releases there.
  /// Points are in root coordinates.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
    await driver.drag(from: start, to: end, duration: duration)
  }

  /// Touches the text field with the given label, identifier, or prompt, and types text after its content, with each character as a
  /// separate event. A line break presses Return, and an empty text clears the field.
  ///
  /// The match must be exact. Among several matches, the first in drawing order is chosen. Typing into a disabled field has no effect.
  /// Throws an error if nothing matches, or if the match lies outside the window or under another view. If an action moves the focus, the
  /// rest of the text goes to the newly focused view, as it would from a real keyboard.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - label: The field's label, identifier, or prompt.
  ///   - replacing: True to replace the content of the field, as after Select All.
  public func type(_ text: String, into label: String, replacing: Bool = false) async throws {
    try await driver.type(text, into: label, replacing: replacing)
  }
}
