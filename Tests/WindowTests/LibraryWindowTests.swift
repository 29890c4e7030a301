#if GTK
import Foundation
import Testing
import VirtualScreens

/// A million episodes in a window, scrolled to the end by the bar.
@Suite(.serialized)
struct LibraryWindowTests {
  private let size = (width: 620, height: 620)
  /// Where the bar of the scroll view is at the beginning: the window is 560 points wide, and its own bar 52 high.
  private let bar = (x: 553, y: 112)

  /// The resident memory of a process in megabytes: now, and the most that it ever was.
  private func memory(of process: Process) throws -> (now: Int, most: Int) {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    func kilobytes(_ name: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? .max
    }
    return (kilobytes("VmRSS:") / 1_024, kilobytes("VmHWM:") / 1_024)
  }

  @Test func `a million episodes are scrolled to the end by the bar, below 200 MB, and the window closes`() async throws {
    let screen = try VirtualScreen(width: size.width, height: size.height)
    let library = try screen.start("Library", ["--million"], variables: ["RIVULET_IDIOM": "desktop"])
    defer {
      if library.isRunning { library.terminate() }
      library.waitUntilExit()
    }
    let (rows, dots) = (CGRect(x: 20, y: 160, width: 400, height: 300), CGRect(x: 0, y: 100, width: 24, height: 360))
    let first = try await screen.wait { $0.accentPixels(in: dots) > 100 }
    try #require(first.accentPixels(in: dots) > 100, "the library did not show")
    // The bar shows once the content has moved, and stays while the pointer is over it.
    var moved = first
    for _ in 0..<20 where moved.part(rows) == first.part(rows) {
      try screen.hand("mousemove 300 300 click 5 click 5 click 5 mousemove \(bar.x) 300")
      moved = try await screen.wait { $0.part(rows) != first.part(rows) }
    }
    try await Task.sleep(for: .milliseconds(300))
    try screen.hand("mousemove \(bar.x) \(bar.y) mousedown 1")
    for y in stride(from: bar.y + 30, through: size.height - 2, by: 30) { try screen.hand("mousemove \(bar.x) \(y)") }
    try screen.hand("mousemove \(bar.x) \(size.height - 1) mouseup 1")
    let ended = try await screen.wait { $0.part(rows) != moved.part(rows) }
    #expect(ended.part(rows) != moved.part(rows))
    try await Task.sleep(for: .milliseconds(500))
    let memory = try memory(of: library)
    print("A million episodes take \(memory.now) MB, and at most \(memory.most) MB.")
    // A sanitizer takes several times as much for itself.
    #expect(memory.most < 200 || Sanitizer.isActive)
    try screen.hand("mousemove 300 300 key ctrl+w")
    for _ in 0..<600 where library.isRunning { try await Task.sleep(for: .milliseconds(50)) }
    #expect(!library.isRunning && library.terminationStatus == 0)
  }

  @Test func `B14.68 a mouse swipes a row in the window of a phone`() async throws {
    let screen = try VirtualScreen(width: 400, height: 800)
    let library = try screen.start("Library")
    defer {
      if library.isRunning { library.terminate() }
      library.waitUntilExit()
    }
    let (dots, row) = (CGRect(x: 0, y: 100, width: 36, height: 500), CGRect(x: 200, y: 150, width: 190, height: 100))
    try #require(try await screen.wait { $0.accentPixels(in: dots) > 200 }.accentPixels(in: dots) > 200, "the library did not show")
    try screen.hand("mousemove 340 205 mousedown 1")
    for x in stride(from: 320, through: 180, by: -20) { try screen.hand("mousemove \(x) 205") }
    try screen.hand("sleep 0.2 mouseup 1")
    func yellow(_ picture: ScreenPicture) -> Int { picture.count(in: row) { $0.red > 220 && $0.green > 180 && $0.blue < 60 } }
    #expect(yellow(try await screen.wait { yellow($0) > 1_000 }) > 1_000)
  }
}
#endif
