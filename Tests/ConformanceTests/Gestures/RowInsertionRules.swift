import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Drops between rows (documentation).
  @MainActor
  struct RowInsertionRules {
    private struct Rows: View {
      let byProviders: Bool
      @State private var items = ["a", "b"]

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 50).draggable("x")
          if byProviders {
            ForEach(items, id: \.self) { Text($0).frame(width: 200, height: 50).background(.yellow) }
              .onInsert(of: [.text]) { offset, providers in Log.add("\(providers.count) at \(offset)") }
          } else {
            ForEach(items, id: \.self) { Text($0).frame(width: 200, height: 50).background(.yellow) }
              .dropDestination(for: String.self) { texts, offset in items.insert(contentsOf: texts, at: offset) }
          }
        }
      }
    }

    private func drop(_ view: some View, at y: CGFloat) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: CGSize(width: 200, height: 150), idiom: .desktop)
      await harness.settle()
      await harness.down(at: CGPoint(x: 100, y: 25))
      await harness.move(to: CGPoint(x: 110, y: 35))
      await harness.move(to: CGPoint(x: 100, y: y))
      await harness.up()
      await harness.settle()
      return harness
    }

    @Test func `values are dropped before a row in its upper half, and after it in its lower one`() async throws {
      for (y, texts) in [(55.0, ["x", "a", "b"]), (95, ["a", "x", "b"]), (145, ["a", "b", "x"])] {
        let harness = await drop(Rows(byProviders: false), at: y)
        try await harness.wait(timeout: .seconds(60)) { harness.texts.count == 3 }
        #expect(harness.texts == texts)
      }
    }

    @Test func `providers are handed over with the offset`() async {
      _ = await drop(Rows(byProviders: true), at: 105)
      #expect(Log.take() == ["1 at 1"])
    }
  }
}
