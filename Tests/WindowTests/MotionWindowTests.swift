#if GTK
import Foundation
import Testing
import VirtualScreens

/// A program on a screen of its own.
private struct Stage {
  let screen: VirtualScreen
  let app: Process

  /// Waits until a part of the screen is as a condition wants, and does not change any more. Returns its pixels.
  ///
  /// A busy machine may show no frame for a while.
  func rest(
    _ part: CGRect, sourceLocation: SourceLocation = #_sourceLocation, until condition: ([Int]) -> Bool
  ) async throws -> [Int] {
    var former = try await screen.wait { condition($0.part(part)) }.part(part)
    var restCount = 0
    for _ in 0..<200 where restCount < 4 {
      try await Task.sleep(for: .milliseconds(300))
      let now = try screen.look().part(part)
      restCount = now == former && screen.isAtRest(app) && condition(now) ? restCount + 1 : 0
      former = now
    }
    // Not the pixels themselves, which a failure would print.
    let isMet = condition(former)
    #expect(isMet, sourceLocation: sourceLocation)
    return former
  }
}

/// Examples in windows in which things come, go, move and are searched for under an animation. A window that shows anything else than the picture of
/// its views ends its program.
@Suite(.serialized)
struct MotionWindowTests {
  /// Starts an example that compares its window with pictures of its views, and expects that it holds out.
  private func with(
    _ program: String, _ arguments: [String] = [], idiom: String, width: Int, height: Int, _ body: (Stage) async throws -> Void
  ) async throws {
    let screen = try VirtualScreen(width: width, height: height)
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("motion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let errors = Transcript()
    let app = try screen.start(
      program, arguments,
      variables: [
        "RIVULET_IDIOM": idiom, "RIVULET_CHECK": "fatal", "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
      ],
      errors: errors)
    defer {
      if app.isRunning { app.terminate() }
      app.waitUntilExit()
    }
    try await body(Stage(screen: screen, app: app))
    #expect(app.isRunning && errors.lines.isEmpty, "\(errors.lines.joined(separator: "\n"))")
  }

  /// The number of pixels of a colour.
  private func count(_ color: Int, _ pixels: [Int]) -> Int { pixels.filter { $0 == color }.count }

  @Test func `notes are searched, pinned, duplicated and deleted in a window`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/notes.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let list = CGRect(x: 206, y: 58, width: 236, height: 480)
    try await with("NotesExample", [file.path], idiom: "desktop", width: 960, height: 640) { stage in
      let all = try await stage.rest(list) { count(0xFFFFFF, $0) > 50_000 }
      try stage.screen.hand("mousemove 64 104 click 1")
      let folder = try await stage.rest(list) { $0 != all }
      try stage.screen.hand("mousemove 749 25 click 1")
      try stage.screen.hand("type train")
      let found = try await stage.rest(list) { $0 != folder }
      // Two of three rows have gone.
      #expect(found.count - count(0xFFFFFF, found) < (folder.count - count(0xFFFFFF, folder)) / 2)
      try stage.screen.hand("key ctrl+a key BackSpace")
      _ = try await stage.rest(list) { $0 == folder }
      try stage.screen.hand("mousemove 311 159 click 1 mousemove 700 600")
      let chosen = try await stage.rest(list) { $0 != folder }
      try stage.screen.hand("key ctrl+shift+p")
      let pinned = try await stage.rest(list) { $0 != chosen }
      try stage.screen.hand("key ctrl+shift+p")
      _ = try await stage.rest(list) { $0 == chosen }
      #expect(pinned != folder)
      try stage.screen.hand("key ctrl+d")
      let duplicated = try await stage.rest(list) { $0 != chosen }
      try stage.screen.hand("key ctrl+BackSpace")
      // No note is selected any more.
      _ = try await stage.rest(list) { $0 != duplicated && $0 == folder }
    }
  }

  @Test func `episodes are searched, and a show is removed by a swipe in a window`() async throws {
    let rows = CGRect(x: 16, y: 96, width: 380, height: 400)
    try await with("PodcastPlayer", idiom: "phone", width: 420, height: 880) { stage in
      let shows = try await stage.rest(rows) { count(0xFFFFFF, $0) > 10_000 }
      try stage.screen.hand("mousemove 106 165 click 1")
      let episodes = try await stage.rest(rows) { $0 != shows }
      try stage.screen.hand("mousemove 150 539 click 1")
      try stage.screen.hand("type uncut")
      let found = try await stage.rest(rows) { $0 != episodes }
      #expect(count(0xFFFFFF, found) < count(0xFFFFFF, episodes) / 3)
      try stage.screen.hand("mousemove 380 539 click 1")
      _ = try await stage.rest(rows) { $0 == episodes }
      try stage.screen.hand("mousemove 40 32 click 1")
      _ = try await stage.rest(rows) { $0 == shows }
      try stage.screen.hand("mousemove 350 165 mousedown 1 mousemove 330 165 mousemove 290 165 mousemove 250 165 sleep 0.3 mouseup 1")
      let swiped = try await stage.rest(rows) { $0 != shows }
      // The pointer itself is seen on the screen.
      try stage.screen.hand("mousemove 360 165 click 1 mousemove 200 800")
      let removed = try await stage.rest(rows) { count(0xFFFFFF, $0) == 0 }
      #expect(removed != swiped)
    }
  }

  @Test func `cards are dealt, sorted, looked through and gathered in a window`() async throws {
    let (table, sheet) = (CGRect(x: 0, y: 200, width: 390, height: 330), CGRect(x: 0, y: 180, width: 390, height: 640))
    try await with("Cards", idiom: "phone", width: 420, height: 880) { stage in
      let first = try await stage.rest(table) { count(0x007AFF, $0) > 2_000 }
      let background = first[0]
      var last = first
      for _ in 0..<3 {
        try stage.screen.hand("mousemove 95 550 click 1")
        last = try await stage.rest(table) { [last] in $0 != last }
      }
      for x in [140, 190, 240] {
        try stage.screen.hand("mousemove \(x) 456 click 1")
        last = try await stage.rest(table) { [last] in $0 != last }
      }
      try stage.screen.hand("mousemove 157 550 click 1")
      last = try await stage.rest(table) { [last] in $0 != last }
      try stage.screen.hand("mousemove 215 550 click 1")
      let deck = try await stage.rest(sheet) { count(0, $0) > 1_000 }
      try stage.screen.hand("mousemove 195 150 click 1")
      let hearts = try await stage.rest(sheet) { $0 != deck && count(0, $0) == 0 }
      #expect(hearts != deck)
      try stage.screen.hand("mousemove 45 150 click 1")
      _ = try await stage.rest(sheet) { $0 == deck }
      try stage.screen.hand("mousemove 350 42 click 1")
      _ = try await stage.rest(table) { count(background, $0) > 80_000 }
      try stage.screen.hand("mousemove 288 550 click 1")
      _ = try await stage.rest(table) { $0 == first }
    }
  }

  @Test func `pages of an exam are captured, filtered, added and removed in a window`() async throws {
    let pages = CGRect(x: 20, y: 136, width: 350, height: 700)
    try await with("ExamCapture", ["--pages"], idiom: "phone", width: 420, height: 880) { stage in
      let first = try await stage.rest(pages) { count(0xFF9500, $0) > 5_000 }
      try stage.screen.hand("mousemove 80 336 click 1")
      let captured = try await stage.rest(pages) { $0 != first }
      try stage.screen.hand("mousemove 345 110 click 1")
      let missing = try await stage.rest(pages) { $0 != captured }
      #expect(count(0xFF9500, missing) < count(0xFF9500, first))
      try stage.screen.hand("mousemove 345 110 click 1")
      _ = try await stage.rest(pages) { $0 == captured }
      try stage.screen.hand("mousemove 330 73 click 1")
      let added = try await stage.rest(pages) { $0 != captured }
      #expect(count(0xFF9500, added) > count(0xFF9500, missing))
    }
  }
}
#endif
