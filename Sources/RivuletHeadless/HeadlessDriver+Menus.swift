package import Foundation
import RivuletHost

extension HeadlessDriver {
  /// Answers the earliest pending file dialog. An answer of nil cancels the dialog.
  package func answerFileDialog(_ answer: Result<[URL], any Error>?) async {
    await eventTurn { [self] in _ = host.answerFileDialog(answer) }
  }

  /// Presses the secondary mouse button on the control or text with a given name. On the phone, performs a long press instead.
  package func secondaryTap(_ label: String) async throws {
    let point = try await touchPoint("press", label)
    guard host.idiom == .desktop else { return await hold(at: point, for: 0.6) }
    await secondaryTap(at: point)
  }

  /// Presses the secondary mouse button at a point in root coordinates.
  package func secondaryTap(at point: CGPoint) async {
    await settle()
    if host.showsFileDialog { return }
    await eventTurn { [self] in _ = tree.pointer.pressSecondary(at: point) }
  }

  /// Presses the secondary mouse button at a point in root coordinates, moves to another point, and releases it there.
  package func secondaryDrag(from start: CGPoint, to end: CGPoint) async {
    await settle()
    await eventTurn { [self] in tree.pointer.dispatchSecondary(.began(start, id: 1)) }
    await advance(by: 0.1)
    await eventTurn { [self] in tree.pointer.dispatchSecondary(Contact(.moved, end, id: 1)) }
    await eventTurn { [self] in tree.pointer.dispatchSecondary(Contact(.ended, end, id: 1)) }
  }

  /// Presses and holds the control with a given name for a number of seconds on the clock.
  package func hold(_ label: String, for seconds: Double) async throws {
    await hold(at: try await touchPoint("press", label), for: seconds)
  }

  private func hold(at point: CGPoint, for seconds: Double) async {
    await down(at: point)
    await advance(by: seconds)
    await up()
  }
}
