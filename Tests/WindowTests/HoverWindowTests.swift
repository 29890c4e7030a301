#if GTK
import Foundation
import Testing
import VirtualScreens

/// A real pointer over the views of a window, and keys of shortcuts.
@Suite(.serialized)
struct HoverWindowTests {
  // The probe's window has three squares of 100 points beside each other: a red button, blue with a pointer style, blue without.
  private let button = CGRect(x: 10, y: 10, width: 80, height: 40)
  private let styled = CGPoint(x: 150, y: 50)
  private let unstyled = CGPoint(x: 250, y: 50)

  private func with(_ body: (VirtualScreen, Transcript) async throws -> Void) async throws {
    let screen = try VirtualScreen(width: 420, height: 300)
    let transcript = Transcript()
    let probe = try screen.start("FieldProbe", ["--hover"], variables: ["RIVULET_IDIOM": "desktop"], transcript: transcript)
    defer {
      probe.terminate()
      probe.waitUntilExit()
    }
    let shown = try await screen.wait { red($0) > 3_000 }
    try #require(red(shown) > 3_000, "the squares did not show")
    try await body(screen, transcript)
  }

  /// How much of the button is as red as it is without a pointer.
  private func red(_ picture: ScreenPicture) -> Int { picture.count(in: button) { $0.red > 240 && $0.green < 10 && $0.blue < 10 } }

  /// The pixels around a point, where a pointer is drawn.
  private func pointer(_ picture: ScreenPicture, _ point: CGPoint) -> [Int] {
    picture.part(CGRect(x: point.x - 20, y: point.y - 20, width: 40, height: 40))
  }

  @Test func `a button looks the same under a real pointer`() async throws {
    try await with { screen, transcript in
      // The key comes after the pointer, so the window has heard of both.
      try screen.hand("mousemove 50 80 key k key ctrl+k")
      #expect(try await transcript.wait { $0.contains("acted") })
      #expect(red(try screen.look()) > 3_000)
    }
  }

  @Test func `B14.62 a view hears of a real pointer, which looks as the view wants`() async throws {
    try await with { screen, transcript in
      let none = pointer(try screen.look(), unstyled)
      // What is drawn at a point once the pointer is there and has been the same in ten looks.
      func shape(at point: CGPoint, once line: String) async throws -> [Int] {
        try screen.hand("mousemove \(Int(point.x)) \(Int(point.y))")
        #expect(try await transcript.wait { $0.contains(line) })
        var (last, looks) = (none, 0)
        let settled = try await screen.wait { picture in
          let seen = pointer(picture, point)
          (last, looks) = (seen, seen == last && seen != none ? looks + 1 : 0)
          return looks == 10
        }
        return pointer(settled, point)
      }
      let glass = try await shape(at: styled, once: "over true")
      let arrow = try await shape(at: unstyled, once: "over false")
      #expect(glass != none && arrow != none && glass != arrow)
      try screen.hand("mousemove \(Int(styled.x)) \(Int(styled.y))")
      let again = try await screen.wait { pointer($0, styled) == glass }
      #expect(pointer(again, styled) == glass)
    }
  }

  @Test func `B14.65 the keys of a shortcut press its button in a window`() async throws {
    try await with { screen, transcript in
      try screen.hand("mousemove 250 50 key k key ctrl+k")
      #expect(try await transcript.wait { $0.contains("acted") })
      #expect(transcript.lines.filter { $0 == "acted" }.count == 1)
    }
  }
}
#endif
