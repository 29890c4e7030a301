#if GTK
import Foundation
import Testing
import VirtualScreens

/// A million episodes in a window, scrolled to the end by the bar.
@Suite(.serialized)
struct LibraryWindowTests {
  private let size = (width: 620, height: 620)

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
    let rows = CGRect(x: 20, y: 160, width: 400, height: 300)
    let first = try await screen.wait { $0.blackPixels(in: rows) > 300 }
    try #require(first.blackPixels(in: rows) > 300, "the library did not show")
    // The bar shows once the content has moved, and stays while the pointer is over it.
    var moved = first
    for _ in 0..<20 where moved.part(rows) == first.part(rows) {
      try screen.hand("mousemove 300 300 click 5 mousemove 590 300")
      moved = try await screen.wait { $0.part(rows) != first.part(rows) }
    }
    let bar = try #require(barTop(moved), "no bar is seen")
    try screen.hand("mousemove \(bar.x) \(bar.y + 10) mousedown 1")
    for y in stride(from: bar.y + 40, through: size.height - 2, by: 30) { try screen.hand("mousemove \(bar.x) \(y)") }
    try screen.hand("mousemove \(bar.x) \(size.height - 1) mouseup 1")
    let ended = try await screen.wait { $0.part(rows) != moved.part(rows) && $0.blackPixels(in: rows) > 300 }
    #expect(ended.part(rows) != moved.part(rows) && ended.blackPixels(in: rows) > 300)
    // At the end a wheel has nothing left to turn.
    try await Task.sleep(for: .milliseconds(500))
    let end = try screen.look()
    try screen.hand("mousemove 300 300 click 5 click 5 click 5")
    try await Task.sleep(for: .milliseconds(500))
    #expect(try screen.look().part(rows) == end.part(rows))
    let memory = try memory(of: library)
    print("A million episodes take \(memory.now) MB, and at most \(memory.most) MB.")
    #expect(memory.most < 200)
    try screen.hand("mousemove 300 300 key ctrl+w")
    for _ in 0..<600 where library.isRunning { try await Task.sleep(for: .milliseconds(50)) }
    #expect(!library.isRunning && library.terminationStatus == 0)
  }

  /// The top of the wide bar at the trailing edge of the window.
  private func barTop(_ picture: ScreenPicture) -> (x: Int, y: Int)? {
    for x in stride(from: size.width - 2, to: 200, by: -1) {
      for y in 60..<size.height - 60 {
        let rect = CGRect(x: x - 4, y: y, width: 4, height: 30)
        let grey = picture.count(in: rect) { $0.red == $0.green && $0.green == $0.blue && (60...190).contains($0.red) }
        if grey == 120 { return (x - 2, y) }
      }
    }
    return nil
  }
}
#endif
