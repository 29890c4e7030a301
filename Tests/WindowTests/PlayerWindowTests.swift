#if GTK
import Foundation
import Testing
import VirtualScreens

/// The podcast player in a real window, with a real pointer and real keys. The places are those of a window of 960×680 at the screen's corner.
@Suite(.serialized)
struct PlayerWindowTests {
  private let title = CGRect(x: 465, y: 376, width: 310, height: 28)
  private let button = CGRect(x: 580, y: 519, width: 80, height: 80)
  private let glyph = CGRect(x: 601, y: 540, width: 38, height: 38)
  private let elapsed = CGRect(x: 418, y: 485, width: 60, height: 18)
  private let track = CGRect(x: 423, y: 466, width: 396, height: 6)

  /// Whether the window is there, white with a title and a button; before, the screen is black.
  private func isShown(_ picture: ScreenPicture) -> Bool {
    picture.count(in: title) { $0.red > 250 } > 4000 && picture.count(in: title) { $0.red < 200 } > 300
      && (500...5000).contains(picture.blackPixels(in: button))
  }

  /// Opens the player and waits until its title is there.
  private func withPlayer(_ body: (VirtualScreen, Process) async throws -> Void) async throws {
    let screen = try VirtualScreen(width: 1000, height: 860)
    let player = try screen.start("PodcastPlayer")
    defer {
      player.terminate()
      player.waitUntilExit()
    }
    let first = try await screen.wait(until: isShown)
    try #require(isShown(first), "the player did not show")
    try await body(screen, player)
  }

  @Test func `a click on play turns the glyph, blackens the title and lets the time run`() async throws {
    try await withPlayer { screen, player in
      let paused = try screen.look()
      // Paused, the title is grey.
      #expect(paused.blackPixels(in: title) == 0)
      try screen.hand("mousemove 620 559 click 1")
      let playing = try await screen.wait { $0.blackPixels(in: title) > 300 }
      #expect(playing.blackPixels(in: title) > 300)
      #expect(playing.part(glyph) != paused.part(glyph))
      let later = try await screen.wait { $0.part(elapsed) != paused.part(elapsed) }
      #expect(later.part(elapsed) != paused.part(elapsed))
      try screen.hand("mousemove 620 559 click 1")
      let again = try await screen.wait { $0.part(glyph) == paused.part(glyph) && $0.blackPixels(in: title) == 0 }
      #expect(again.part(glyph) == paused.part(glyph) && again.blackPixels(in: title) == 0)
    }
  }

  @Test func `the slider follows the pointer and the time follows the slider`() async throws {
    try await withPlayer { screen, player in
      let before = try screen.look()
      try screen.hand("mousemove 436 469 mousedown 1")
      for x in stride(from: 450, through: 650, by: 20) { try screen.hand("mousemove \(x) 469") }
      let dragged = try await screen.wait { $0.accentPixels(in: track) > 600 }
      #expect(dragged.accentPixels(in: track) > 600)
      #expect(dragged.part(elapsed) != before.part(elapsed))
      try screen.hand("mouseup 1")
      // The last moves may come after that look.
      let released = try await screen.wait { $0.accentPixels(in: track) >= dragged.accentPixels(in: track) }
      #expect(released.accentPixels(in: track) >= dragged.accentPixels(in: track))
      #expect(released.part(elapsed) != before.part(elapsed))
    }
  }

  @Test func `tab reaches the play button and space presses it`() async throws {
    try await withPlayer { screen, player in
      // The bar, the search, the episodes, the slider, the button before, and play.
      func isFocused(_ picture: ScreenPicture) -> Bool {
        picture.count(in: button.insetBy(dx: -6, dy: -6)) { $0.blue > 240 && $0.red < 190 } > 100
      }
      var picture = try screen.look()
      for _ in 0..<20 where !isFocused(picture) {
        try screen.hand("key Tab")
        try await Task.sleep(for: .milliseconds(150))
        picture = try screen.look()
      }
      #expect(isFocused(picture))
      try screen.hand("key space")
      let playing = try await screen.wait { $0.blackPixels(in: title) > 300 }
      #expect(playing.blackPixels(in: title) > 300)
      try screen.hand("key Return")
      let paused = try await screen.wait { $0.blackPixels(in: title) == 0 }
      #expect(paused.blackPixels(in: title) == 0)
    }
  }

  @Test func `a window that is closed ends the program cleanly`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 860)
    let player = try screen.start("PodcastPlayer")
    _ = try await screen.wait(until: isShown)
    player.terminate()
    player.waitUntilExit()
    #expect(player.terminationReason == .exit && player.terminationStatus == 0)
  }

  @Test func `the exam cards open, and a tap on the right one turns its button black`() async throws {
    let screen = try VirtualScreen(width: 420, height: 900)
    let cards = try screen.start("ExamCapture")
    defer {
      cards.terminate()
      cards.waitUntilExit()
    }
    func orange(_ picture: ScreenPicture, _ rect: CGRect) -> Int {
      picture.count(in: rect) { $0.red > 230 && (120...180).contains($0.green) && $0.blue < 60 }
    }
    let wrong = CGRect(x: 38, y: 232, width: 90, height: 36)
    let right = CGRect(x: 38, y: 496, width: 90, height: 36)
    let first = try await screen.wait { orange($0, wrong) > 1000 && orange($0, right) > 1000 }
    #expect(orange(first, wrong) > 1000 && orange(first, right) > 1000)
    try screen.hand("mousemove 80 515 click 1")
    let captured = try await screen.wait { $0.blackPixels(in: right) > 1000 }
    #expect(captured.blackPixels(in: right) > 1000)
    try screen.hand("mousemove 80 251 click 1")
    let still = try await screen.wait { $0.part(wrong) != captured.part(wrong) }
    // The button's text has changed, its tint has not.
    #expect(orange(still, wrong) > 1000 && still.blackPixels(in: wrong) == 0)
  }
}
#endif
