#if GTK
import Foundation
import Testing
import VirtualScreens

/// Several windows of one app, with real keys.
@Suite(.serialized)
struct SeveralWindowsTests {
  private let area = CGRect(x: 0, y: 0, width: 1000, height: 800)

  private func red(_ picture: ScreenPicture) -> Int { picture.count(in: area) { $0.red > 200 && $0.green < 50 } }
  private func green(_ picture: ScreenPicture) -> Int { picture.count(in: area) { $0.green > 200 && $0.red < 50 } }
  private func blue(_ picture: ScreenPicture) -> Int { picture.count(in: area) { $0.blue > 200 && $0.red < 50 && $0.green < 50 } }

  @Test func `windows open and close by keys, commands work in all of them, and the app ends with the last one`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 800)
    let transcript = Transcript()
    let probe = try screen.start("WindowsProbe", [], variables: ["RIVULET_IDIOM": "desktop"], transcript: transcript)
    defer {
      if probe.isRunning { probe.terminate() }
      probe.waitUntilExit()
    }
    try #require(red(try await screen.wait { red($0) > 40_000 }) > 40_000)
    try screen.hand("mousemove 50 150 key ctrl+g")
    #expect(green(try await screen.wait { green($0) > 20_000 }) > 20_000)
    #expect(try await transcript.wait { $0.contains { $0.hasPrefix("green appeared") } })
    try screen.hand("key ctrl+j")
    #expect(try await transcript.wait { $0.contains("spoken") })
    try screen.hand("key ctrl+comma")
    #expect(blue(try await screen.wait { blue($0) > 10_000 }) > 10_000)
    try screen.hand("key ctrl+w")
    #expect(try await transcript.wait { $0.contains("blue disappeared") })
    #expect(blue(try await screen.wait { blue($0) == 0 }) == 0)
    try screen.hand("key ctrl+d")
    #expect(try await transcript.wait { $0.contains("green disappeared") })
    #expect(probe.isRunning)
    try screen.hand("key ctrl+w")
    #expect(try await transcript.wait { $0.contains("red disappeared") })
    probe.waitUntilExit()
    #expect(probe.terminationStatus == 0)
  }

  @Test func `the ground of a window has the color scheme of its views`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 800)
    let probe = try screen.start("WindowsProbe", [], variables: ["RIVULET_IDIOM": "desktop", "RIVULET_APPEARANCE": "light"])
    defer {
      if probe.isRunning { probe.terminate() }
      probe.waitUntilExit()
    }
    try #require(red(try await screen.wait { red($0) > 40_000 }) > 40_000)
    try screen.hand("mousemove 50 150 key ctrl+b")
    func dark(_ picture: ScreenPicture) -> Int { picture.count(in: area) { (20..<70).contains($0.red) && (20..<70).contains($0.blue) } }
    #expect(dark(try await screen.wait { dark($0) > 20_000 }) > 20_000)
  }
}
#endif
