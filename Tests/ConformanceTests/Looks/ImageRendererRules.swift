import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pictures of views that are in no window.
  @MainActor
  struct ImageRendererRules {
    /// The width and height of a PNG file.
    private func size(_ data: Data?) -> [Int]? {
      guard let data, data.count > 24, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
      func number(_ start: Int) -> Int { data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      return [number(16), number(20)]
    }

    @Test func `a view is painted in its own size, with as many pixels for a point as its renderer says`() async {
      let harness = await mount(Text("window"))
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      #expect(size(renderer.pngData) == [30, 20])
      renderer.scale = 2
      #expect(size(renderer.pngData) == [60, 40])
      renderer.content = Color.red.frame(width: 10, height: 20)
      #expect(size(renderer.pngData) == [20, 40])
      #expect(harness.texts == ["window"])
    }

    @Test func `a proposal makes a view that takes all room as large as it says`() async {
      let harness = await mount(Text("window"))
      let renderer = ImageRenderer(content: Rectangle().fill(.blue))
      renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
      #expect(size(renderer.pngData) == [50, 40])
      renderer.proposedSize = ProposedViewSize(width: 0, height: 40)
      #expect(renderer.pngData == nil)
      await harness.settle()
    }

    @Test func `a button makes a picture, and changes of a renderer are told`() async throws {
      struct Root: View {
        @StateObject private var renderer = ImageRenderer(content: Text("picture"))
        @State private var bytes = 0
        var body: some View {
          VStack {
            Text(bytes > 0 ? "made" : "none")
            Text("\(renderer.scale)")
            Button("make") {
              renderer.scale = 3
              bytes = renderer.pngData?.count ?? 0
            }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.texts == ["none", "1.000000", "make"])
      try await harness.tap("make")
      #expect(harness.texts == ["made", "3.000000", "make"])
    }
  }
}
