import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Images that are loaded from addresses.
  @MainActor
  struct AsyncImageRules {
    /// A picture of 3 by 2 pixels.
    private static let picture =
      "data:image/svg+xml;base64,"
      + Data("<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='30' height='20'/></svg>".utf8)
      .base64EncodedString()

    private struct Phases: View {
      let url: URL?
      var body: some View {
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success(let image): image.accessibilityIdentifier("image")
          case .failure: Text("failure")
          @unknown default: Text("?")
          }
        }
      }
    }

    @Test func `an image is empty until it is there, in its own size`() async throws {
      let harness = await mount(Phases(url: URL(string: Self.picture)))
      try await harness.wait(timeout: .seconds(60)) { harness.frame(of: "image") != nil }
      #expect(harness.texts == [])
      #expect(harness.frame(of: "image")?.size == CGSize(width: 30, height: 20))
    }

    @Test func `files are read, and a scale makes points of several pixels`() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("rivulet-test-\(UUID().uuidString).svg")
      try Data("<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let harness = await mount(AsyncImage(url: file, scale: 2).accessibilityIdentifier("image"))
      try await harness.wait(timeout: .seconds(60)) { harness.frame(of: "image")?.size == CGSize(width: 15, height: 10) }
    }

    @Test func `what cannot be read or is no picture fails`() async throws {
      for address in ["file:///no/such/file.png", "data:text/plain,hello", "data:nonsense"] {
        let harness = await mount(Phases(url: URL(string: address)))
        try await harness.wait(timeout: .seconds(60)) { harness.texts == ["failure"] }
      }
      #expect(await mount(Phases(url: nil)).texts == ["empty"])
    }

    @Test func `a placeholder stands in until then, and another address loads anew`() async throws {
      struct Root: View {
        @State private var url: URL?
        let address: String
        var body: some View {
          VStack {
            AsyncImage(url: url) {
              $0.resizable().accessibilityIdentifier("image")
            } placeholder: {
              Text("wait")
            }
            Button("load") { url = URL(string: address) }
          }
        }
      }
      let harness = await mount(Root(address: Self.picture))
      #expect(harness.texts == ["wait", "load"])
      try await harness.tap("load")
      try await harness.wait(timeout: .seconds(60)) { harness.frame(of: "image") != nil }
      #expect(harness.texts == ["load"])
    }

    @Test func `an image that comes may come with an animation`() async throws {
      let url = URL(string: Self.picture)
      let view = AsyncImage(url: url, transaction: Transaction(animation: .linear(duration: 1))) { phase in
        Color.red.frame(width: phase.image == nil ? 10 : 110, height: 10).accessibilityIdentifier("box")
      }
      let harness = await mount(view)
      try await harness.wait(timeout: .seconds(60)) { harness.frame(of: "box")?.width == 110 }
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("box", .width) ?? 0) - 60) < 4)
    }
  }
}
