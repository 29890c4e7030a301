#if GTK
import Foundation
import Testing
import VirtualScreens

/// Random clicks, keys, turns of the wheel, drags and sizes in windows of the examples, which compare themselves with pictures of their views.
@Suite(.serialized)
struct RandomWindowTests {
  private static let events = ProcessInfo.processInfo.environment["RIVULET_WINDOW_EVENTS"].flatMap { Int($0) } ?? 100
  private static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_WINDOW_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

  /// Draws the events of one run.
  private struct Script {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func number(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }

    private mutating func point() -> (x: Int, y: Int) { (20 + number(below: 640), 20 + number(below: 660)) }

    /// The words of one command line of xdotool.
    mutating func next(_ window: String) -> String {
      let (x, y) = point()
      switch number(below: 20) {
      case 0..<8: return "mousemove \(x) \(y) click 1"
      case 8: return "mousemove \(x) \(y) click 3"
      case 9: return "mousemove \(x) \(y) click --repeat 2 1"
      case 10, 11: return "mousemove \(x) \(y) click --repeat \(1 + number(below: 6)) \(4 + number(below: 2))"
      case 12, 13:
        let end = point()
        let (midX, midY) = ((x + end.x) / 2, (y + end.y) / 2)
        return "mousemove \(x) \(y) mousedown 1 mousemove \(midX) \(midY) mousemove \(end.x) \(end.y) sleep 0.1 mouseup 1"
      case 14: return "windowsize \(window) \(300 + number(below: 360)) \(250 + number(below: 400))"
      case 15: return "mousemove \(x) \(y)"
      case 16: return "type ab\(number(below: 10))"
      default:
        let keys = ["Tab", "Escape", "Return", "space", "Down", "Up", "Left", "Right", "BackSpace", "shift+Tab", "Page_Down", "Home"]
        return "key \(keys[number(below: keys.count)])"
      }
    }
  }

  @Test(
    arguments: [
      ("PodcastPlayer", "desktop"), ("PodcastPlayer", "phone"), ("Library", "desktop"), ("Library", "phone"), ("NotesExample", "desktop"),
      ("NotesExample", "phone"), ("Cards", "phone"), ("Cards", "desktop"), ("ExamCapture", "phone"),
    ])
  func `a window shows the picture of its views after any events`(_ program: String, _ idiom: String) async throws {
    let screen = try VirtualScreen(width: 700, height: 700)
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("random-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let errors = Transcript()
    let app = try screen.start(
      program, [],
      variables: [
        "RIVULET_IDIOM": idiom, "RIVULET_CHECK": "log", "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
      ],
      errors: errors)
    defer {
      if app.isRunning { app.terminate() }
      app.waitUntilExit()
    }
    let area = CGRect(x: 0, y: 0, width: 700, height: 700)
    _ = try await screen.wait { $0.count(in: area) { $0.green > 150 } > 20_000 }
    let window = try screen.window(of: app)
    var script = Script(seed: Self.firstSeed)
    var done: [String] = []
    for _ in 0..<Self.events where app.isRunning && errors.lines.isEmpty {
      let words = script.next(window)
      done.append(words)
      try? screen.hand(words)
    }
    // A change that no turn shows is reported after a while.
    try await Task.sleep(for: .milliseconds(1_500))
    #expect(errors.lines.isEmpty, "\(errors.lines.joined(separator: "\n")) after \(done.suffix(8))")
    #expect(app.isRunning, "\(program) has ended after \(done.suffix(8))")
  }
}
#endif
