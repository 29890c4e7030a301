import Testing

@testable import LivePreviews

/// The session of `rivulet run --watch`.
struct RunSessionTests {
  @Test func `the first process opens the inspector's window, and the others serve it`() {
    #expect(RunSession.inspection("window", at: "/tmp/i.watch", process: 1) == "window:/tmp/i.watch1")
    #expect(RunSession.inspection("window", at: "/tmp/i.watch", process: 2) == "next:/tmp/i.watch2")
    #expect(RunSession.inspection("socket", at: "/tmp/i.watch", process: 2) == nil)
    #expect(RunSession.inspection(nil, at: "/tmp/i.watch", process: 1) == nil)
  }
}
