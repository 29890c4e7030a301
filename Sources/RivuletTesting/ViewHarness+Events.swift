public import Foundation
import RivuletHeadless

/// The reason why an event could not be sent, or why a condition did not become true.
public typealias HarnessError = DriverError

// MARK: - Turns and time

extension ViewHarness {
  /// Runs the main queue and the view until both are quiet. The clock stands still.
  ///
  /// This does not wait for tasks that sleep, or for other threads; `wait(timeout:until:)` does.
  public func settle() async {
    await driver.settle()
  }

  /// Runs `event` as one event, ends its turn, and settles.
  public func turn(_ event: () -> Void) async {
    await driver.turn(event)
  }

  /// Advances the clock by a number of seconds, with a frame every 1/60 s and one at the end.
  ///
  /// Everything that becomes due in the meantime happens in order at its own instant, and a turn follows each time.
  public func advance(by seconds: Double) async {
    await driver.advance(by: seconds)
  }

  /// Advances the clock, frame by frame, until animations, transitions and scrolling are over, and settles. A pushed screen is then in its
  /// final position. The clock stands still if nothing moves.
  ///
  /// It does not wait for endless motion, such as a spinner or an animation that repeats forever.
  ///
  /// - Parameter limit: The time on the clock after which it stops in any case, in seconds, for animations that follow each other
  ///   endlessly.
  /// - Returns: True if everything came to rest.
  @discardableResult
  public func rest(within limit: Double = 5) async -> Bool {
    await driver.rest(within: limit)
  }

  /// Waits in real time until `condition` is true, for work on other threads. After `timeout` it throws an error that lists the names that
  /// are present.
  ///
  /// The harness's clock continues in the meantime, no faster than real time. Timers of Foundation that the view's code has scheduled fire
  /// as well (`Timer.scheduledTimer`).
  public func wait(timeout: Duration, until condition: () -> Bool) async throws {
    try await driver.wait(timeout: timeout, until: condition)
  }
}

// MARK: - Window

extension ViewHarness {
  /// Sets the size of the window, in points. Layout follows in the next turn.
  public func resize(to size: CGSize) {
    driver.resize(to: size)
  }

  /// Closes the window and settles. Its views disappear, their tasks are cancelled, and nothing more is displayed (B5.08, B5.14). A second
  /// call does nothing.
  public func close() async {
    await driver.close()
  }
}

// MARK: - Pointer and keyboard

extension ViewHarness {
  /// Presses and releases the control with this label, identifier or visible text, each as a separate event.
  ///
  /// The match must be exact. If there are several, the first in drawing order is chosen, controls before plain text. A disabled control
  /// does nothing. Throws an error if there is no match, or if it lies outside the window or under another view.
  public func tap(_ label: String) async throws {
    try await driver.tap(label)
  }

  /// Presses a control, found as in `tap`, and keeps the pointer down inside.
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

  /// Releases the pointer where it is.
  public func release() async {
    await driver.release()
  }

  /// Presses at one point, moves to another over a number of seconds on the harness's clock, with an event for each frame, and releases
  /// there. Points are in root coordinates.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double) async {
    await driver.drag(from: start, to: end, duration: duration)
  }

  /// Touches the text field with this label, identifier or prompt, and types text after its content, with each character as a separate
  /// event. A line break presses Return, and empty text clears the field.
  ///
  /// The match must be exact. If there are several, the first in drawing order is chosen. A disabled field does nothing. Throws an error if
  /// there is no match, or if it lies outside the window or under another view. If an action moves the focus, the rest of the text goes
  /// there, as from any keyboard.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - label: The label, the identifier or the prompt of the field.
  ///   - replacing: True if the text replaces the content of the field, as after Select All.
  public func type(_ text: String, into label: String, replacing: Bool = false) async throws {
    try await driver.type(text, into: label, replacing: replacing)
  }
}
