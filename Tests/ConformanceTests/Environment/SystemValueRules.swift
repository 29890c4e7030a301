import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Environment values that the system supplies (documentation).
  @MainActor
  struct SystemValueRules {
    private struct Opener: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        let _ = Log.add("opener")
        Button("open") { openURL(URL(filePath: "/one")) { Log.add("accepted \($0)") } }
        Button("plain") { openURL(URL(filePath: "/two")) }
      }
    }

    @Test func `openURL asks the system`() async throws {
      let harness = await mount(Opener())
      try await harness.tap("open")
      try await harness.tap("plain")
      #expect(harness.openedURLs.map(\.path) == ["/one", "/two"])
      #expect(Log.take() == ["opener", "accepted true"])
    }

    @Test(arguments: [("handled", [String](), true), ("discarded", [], false), ("system", ["/one"], true), ("other", ["/other"], true)])
    func `B21.17b the handler of openURL decides`(kind: String, opened: [String], isAccepted: Bool) async throws {
      let harness = await mount(
        Opener().environment(
          \.openURL,
          OpenURLAction { url in
            Log.add(url.path)
            return switch kind {
            case "handled": .handled
            case "discarded": .discarded
            case "system": .systemAction
            default: .systemAction(URL(filePath: "/other"))
            }
          }))
      try await harness.tap("open")
      #expect(harness.openedURLs.map(\.path) == opened)
      #expect(Log.take() == ["opener", "/one", "accepted \(isAccepted)"])
    }

    private struct Room: View {
      @Environment(\.horizontalSizeClass) private var across
      @Environment(\.verticalSizeClass) private var down
      var body: some View {
        let _ = Log.add("room")
        Text("\(across == .compact ? "narrow" : "wide") \(down == .compact ? "low" : "high")")
      }
    }

    @Test func `size classes follow the window, and evaluate a reader only when they change`() async throws {
      let harness = await mount(Room())
      #expect(harness.texts == ["narrow high"])
      harness.resize(to: CGSize(width: 400, height: 800))
      await harness.settle()
      #expect(Log.take() == ["room"])
      harness.resize(to: CGSize(width: 844, height: 390))
      await harness.settle()
      #expect(harness.texts == ["narrow low"])
      harness.resize(to: CGSize(width: 1024, height: 768))
      await harness.settle()
      #expect(harness.texts == ["wide high"])
      #expect(Log.take() == ["room", "room"])
    }

    @Test func `a window of the desktop has much room whatever its size`() async throws {
      let harness = ViewHarness(Room(), size: CGSize(width: 200, height: 200), idiom: .desktop)
      await harness.settle()
      #expect(harness.texts == ["wide high"])
    }
  }
}
