import RivuletTesting
import SwiftUI
import Testing

@Observable private final class Offset: @unchecked Sendable {
  var x: CGFloat = 0
}

extension Conformance {
  /// State that only closures of layout and drawing read.
  @MainActor
  struct LayoutReadRules {
    private struct Guided: View {
      @State private var x: CGFloat = 0

      var body: some View {
        let _ = Log.add("body")
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 100).accessibilityIdentifier("beside")
          Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in MainActor.assumeIsolated { x } }
            .accessibilityIdentifier("guided")
          Button("b") { x += 20 }
        }
      }
    }

    private struct BoundGuide: View {
      struct Inner: View {
        @Binding var x: CGFloat

        var body: some View {
          Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in MainActor.assumeIsolated { x } }
            .accessibilityIdentifier("guided")
        }
      }

      @State private var x: CGFloat = 0

      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 100).accessibilityIdentifier("beside")
          Inner(x: $x)
          Button("b") { x += 20 }
        }
      }
    }

    private struct ObservedGuide: View {
      let offset: Offset

      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 100).accessibilityIdentifier("beside")
          Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in offset.x }.accessibilityIdentifier("guided")
          Button("b") { offset.x += 20 }
        }
      }
    }

    private struct Bar: Shape {
      @Binding var width: CGFloat

      nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: MainActor.assumeIsolated { width }, height: 10))
      }
    }

    private struct ObservedBar: Shape {
      let offset: Offset

      nonisolated func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: offset.x, height: 10))
      }
    }

    private struct Drawing: View {
      @State private var width: CGFloat = 30

      var body: some View {
        VStack {
          Bar(width: $width).frame(width: 100, height: 20).accessibilityIdentifier("bar")
          Button("b") { width += 20 }
        }
      }
    }

    private func distance(in harness: ViewHarness) -> CGFloat {
      (harness.frame(of: "guided")?.minY ?? 0) - (harness.frame(of: "beside")?.minY ?? 0)
    }

    private func movement<Root: View>(of root: Root) async throws -> CGFloat {
      let harness = ViewHarness(root)
      await harness.settle()
      let before = distance(in: harness)
      try await harness.tap("b")
      return distance(in: harness) - before
    }

    @Test func `B3.03 state that only a guide reads moves the view`() async throws {
      _ = Log.take()
      #expect(try await movement(of: Guided()) == -20)
      #expect(Log.take() == ["body", "body"])
    }

    @Test func `B3.03 a binding or an observable object that only a guide reads moves the view`() async throws {
      #expect(try await movement(of: BoundGuide()) == -20)
      #expect(try await movement(of: ObservedGuide(offset: Offset())) == -20)
    }

    @Test func `B3.03 state that only a path reads is drawn again`() async throws {
      let harness = ViewHarness(Drawing())
      await harness.settle()
      let before = harness.displayListDump()
      try await harness.tap("b")
      #expect(harness.displayListDump() != before)
      #expect(harness.displayListDump().contains("50"))
    }

    @Test func `B3.35 an observable object that only a path reads is drawn again, each time`() async {
      let offset = Offset()
      let harness = ViewHarness(ObservedBar(offset: offset).frame(width: 100, height: 20))
      await harness.settle()
      var dumps: Set<String> = [harness.displayListDump()]
      for _ in 0..<3 {
        await harness.turn { offset.x += 10 }
        dumps.insert(harness.displayListDump())
      }
      #expect(dumps.count == 4)
    }
  }
}
