#if GTK
import Foundation
import Testing
import VirtualScreens

/// The exam's screen in a window that is too small for it, scrolled by a real wheel, a real pointer and real keys.
@Suite(.serialized)
struct ScrollWindowTests {
  // The window leaves room for a title bar: it is 460 points high.
  private let size = (width: 390, height: 500)
  /// Where the cards are, and the button below them.
  private let content = CGRect(x: 20, y: 140, width: 330, height: 220)
  private let button = CGRect(x: 40, y: 385, width: 310, height: 30)

  private func withExam(idiom: String = "phone", _ body: (VirtualScreen) async throws -> Void) async throws {
    let screen = try VirtualScreen(width: size.width, height: size.height)
    let exam = try screen.start("ExamCapture", ["--screen"], variables: ["RIVULET_IDIOM": idiom])
    defer {
      exam.terminate()
      exam.waitUntilExit()
    }
    let first = try await screen.wait { $0.count(in: button) { $0.red > 200 && $0.blue < 80 } > 3_000 }
    try #require(first.count(in: button) { $0.red > 200 && $0.blue < 80 } > 3_000, "the exam did not show")
    try await body(screen)
  }

  @Test func `a wheel scrolls what is too long, and leaves the button below it alone`() async throws {
    try await withExam { screen in
      let before = try screen.look()
      try screen.hand("mousemove 190 250 click 5 click 5")
      let scrolled = try await screen.wait { $0.part(content) != before.part(content) }
      #expect(scrolled.part(content) != before.part(content))
      #expect(scrolled.part(button) == before.part(button))
      try screen.hand("click 4 click 4 click 4 click 4")
      let back = try await screen.wait { $0.part(content) == before.part(content) }
      #expect(back.part(content) == before.part(content))
    }
  }

  @Test func `a place looks the same wherever it was scrolled to from`() async throws {
    try await withExam { screen in
      let start = try screen.look()
      try screen.hand("mousemove 190 250 click 5")
      let first = try await screen.wait { $0.part(content) != start.part(content) }
      try screen.hand("click 5")
      let further = try await screen.wait { $0.part(content) != first.part(content) }
      #expect(further.part(content) != first.part(content))
      try screen.hand("click 4")
      let back = try await screen.wait { $0.part(content) == first.part(content) }
      #expect(back.part(content) == first.part(content))
    }
  }

  @Test func `a pointer that drags scrolls a phone's screen, which comes back from beyond its edge`() async throws {
    try await withExam { screen in
      let before = try screen.look()
      try screen.hand("mousemove 190 200 mousedown 1")
      for y in stride(from: 210, through: 320, by: 10) { try screen.hand("mousemove 190 \(y)") }
      let pulled = try await screen.wait { $0.part(content) != before.part(content) }
      #expect(pulled.part(content) != before.part(content))
      try screen.hand("mouseup 1")
      let back = try await screen.wait { $0.part(content) == before.part(content) }
      #expect(back.part(content) == before.part(content))
    }
  }

  @Test func `keys scroll a desktop's window`() async throws {
    try await withExam(idiom: "desktop") { screen in
      let before = try screen.look()
      try screen.hand("key Next")
      let scrolled = try await screen.wait { $0.part(content) != before.part(content) }
      #expect(scrolled.part(content) != before.part(content))
      try screen.hand("key Home")
      let back = try await screen.wait { $0.part(content) == before.part(content) }
      #expect(back.part(content) == before.part(content))
    }
  }
}
#endif
