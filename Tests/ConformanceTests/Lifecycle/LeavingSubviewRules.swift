import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Subviews that go, and come back, with what a container has put around them.
  @MainActor struct LeavingSubviewRules {
    private struct Cards<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        VStack {
          ForEach(subviews: content) { subview in
            HStack {
              subview
              Text("|")
            }
          }
        }
      }
    }

    enum Container: CaseIterable { case cards, segmented, inline, form }

    private struct Board: View {
      let container: Container
      @State private var options = ["a", "b", "c"]
      @State private var choice = "a"

      private var rows: some View { ForEach(options, id: \.self) { Text($0) } }
      private var picker: some View { Picker("picker", selection: $choice) { rows } }

      var body: some View {
        VStack {
          switch container {
          case .cards: Cards { rows }
          case .segmented: picker.pickerStyle(.segmented)
          case .inline: picker.pickerStyle(.inline)
          case .form: Form { picker.pickerStyle(.inline) }
          }
          Button("change") {
            withAnimation(.linear(duration: 1)) { options = options.count == 3 ? ["a", "c"] : ["a", "b", "c"] }
          }
        }
      }
    }

    @Test(arguments: Container.allCases, [Idiom.phone, .desktop])
    func `B7.06 a subview goes and comes back with what was put around it`(_ container: Container, _ idiom: Idiom) async throws {
      let harness = ViewHarness(Board(container: container), size: CGSize(width: 300, height: 400), idiom: idiom)
      await harness.settle()
      for time in [0.2, 0.2, 0.2, 1.5, 1.5, 1.5] {
        try await harness.tap("change")
        #expect(harness.checkInvariants() == [])
        await harness.advance(by: time)
        #expect(harness.checkInvariants() == [])
      }
      #expect(["a", "b", "c"].allSatisfy(harness.texts.contains))
      try await harness.tap("change")
      await harness.advance(by: 2)
      #expect(!harness.texts.contains("b"))
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}
