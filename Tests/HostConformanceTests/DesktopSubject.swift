#if GTK
import Foundation
import HostContract
import VirtualScreens

/// The host of the GTK desktop: a program in a real window, with a real pointer and keyboard.
final class DesktopSubject: HostSubject {
  private let screen: VirtualScreen
  private let program: Process
  private let transcript = Transcript()
  /// How many lines were looked at.
  private var readCount = 0

  init() throws {
    screen = try VirtualScreen(width: 800, height: 900)
    program = try screen.start("ContractProbe", transcript: transcript)
  }

  deinit {
    program.terminate()
    program.waitUntilExit()
  }

  func lines(after event: ContractEvent, atLeast count: Int) async throws -> [String] {
    switch event {
    case .start: break
    case .drag(let start, let end, _) where start == end: try screen.hand("mousemove \(words(start)) sleep 0.1 click 1")
    case .drag(let start, let end, _):
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      try screen.hand(
        "mousemove \(words(start)) sleep 0.1 mousedown 1 mousemove \(words(middle)) sleep 0.1 mousemove \(words(end)) sleep 0.1 mouseup 1")
    case .type("\n"): try screen.hand("key Return")
    case .type(let text): try screen.hand("type \(text)")
    case .tab(let backwards): try screen.hand(backwards ? "key shift+Tab" : "key Tab")
    case .space: try screen.hand("key space")
    case .resize(let size):
      try screen.hand("search --onlyvisible --name ContractProbe windowsize %1 \(Int(size.width)) \(Int(size.height))")
    }
    let expectedCount = readCount + count
    _ = try await transcript.wait { $0.count >= expectedCount }
    // Nothing more is to come.
    try await Task.sleep(for: .milliseconds(100))
    let lines = transcript.lines
    defer { readCount = lines.count }
    return Array(lines.dropFirst(readCount))
  }

  private func words(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }
}
#endif
