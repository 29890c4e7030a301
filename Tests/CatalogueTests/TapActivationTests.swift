import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import Testing

/// What a tap does can be done without a pointer (B14.67).
@MainActor
@Suite struct TapActivationTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  /// Does what assistive technology asks of what lies in the middle.
  private func activate(_ view: some View) -> Bool {
    let test = ViewTest(view)
    return HitTest(test.tree).chain(at: CGPoint(x: 50, y: 50)).contains { $0.responder?.activate(in: $0) == true }
  }

  @Test func `activation runs what a tap runs`() {
    #expect(activate(Color.red.onTapGesture { log.lines.append("tap") }))
    #expect(activate(Color.red.onTapGesture { log.lines.append("\($0.x)") }))
    #expect(log.lines == ["tap", "50.0"])
  }

  @Test func `nothing else is activated, and nothing that is disabled`() {
    #expect(!activate(Color.red.onLongPressGesture { log.lines.append("long") }))
    #expect(!activate(Color.red.onTapGesture { log.lines.append("tap") }.disabled(true)))
    #expect(log.lines.isEmpty)
  }
}
