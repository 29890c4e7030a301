import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Marks and symbols in right-to-left layouts (B9.24).
  @MainActor
  struct ReadingDirectionRules {
    private func mirroredSymbols(_ harness: ViewHarness) -> [String] {
      harness.displayListDump().split(separator: "\n").filter { $0.contains(" mirrored") }.compactMap { line in
        line.split(separator: "\"").dropFirst().first.map(String.init)
      }
    }

    @Test(arguments: [
      ("chevron.backward", true), ("chevron.forward", true), ("arrow.uturn.backward", true), ("list.bullet", true),
      ("sidebar.leading", true), ("text.quote", true), ("increase.indent", true),
      ("speaker.wave.2.fill", true),
      ("chevron.left", false), ("chevron.right", false), ("arrow.left", false), ("text.alignleft", false), ("forward.fill", false),
      ("backward.end", false), ("goforward", false), ("sidebar.left", false), ("checkmark", false), ("speaker.slash", false),
    ])
    func `B9.24 symbols that follow the reading direction are mirrored`(_ name: String, isMirrored: Bool) async {
      for inText in [false, true] {
        let view = Group { if inText { Text("\(Image(systemName: name)) text") } else { Image(systemName: name) } }
        #expect(await mirroredSymbols(shown(view)).isEmpty)
        #expect(await mirroredSymbols(shown(view, isMirrored: true)) == (isMirrored ? [name] : []), "\(inText)")
      }
    }

    @Test func `B9.24 a symbol follows a direction that changes`() async throws {
      struct Root: View {
        @State private var isMirrored = false
        var body: some View {
          VStack {
            Button("turn") { isMirrored.toggle() }
            Image(systemName: "chevron.forward").environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          }
        }
      }
      let harness = await shown(Root())
      for isMirrored in [true, false] {
        try await harness.tap("turn")
        #expect(mirroredSymbols(harness).count == (isMirrored ? 1 : 0))
      }
    }

    private struct Links: View {
      @State private var choice = 0

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("link", value: 1)
            DisclosureGroup("group") { Text("inside") }
            Picker("picker", selection: $choice) { Text("zero").tag(0) }.pickerStyle(.navigationLink)
          }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }

    @Test func `B18.45 B17.51e chevrons point in the reading direction`() async throws {
      let harness = await shown(Links(), isMirrored: true)
      #expect(mirroredSymbols(harness) == ["chevron.forward", "chevron.forward", "chevron.forward"])
      try await harness.tap("link")
      await harness.advance(by: 1)
      #expect(mirroredSymbols(harness) == ["chevron.backward"])
    }

    @Test(arguments: [false, true]) func `B21.50 the mark of a check box is never mirrored`(isMixed: Bool) async {
      func dump(isMirrored: Bool) async -> String {
        let sources: [Binding<Bool>] = [.constant(true), .constant(!isMixed)]
        let toggle = Toggle("box", sources: sources, isOn: \.self).toggleStyle(.checkbox).labelsHidden()
        return await shown(toggle, .desktop, size: CGSize(width: 40, height: 40), isMirrored: isMirrored).displayListDump()
      }
      #expect(await dump(isMirrored: true) == dump(isMirrored: false))
    }

    @Test func `the arrows of a calendar point to the months before and after`() async {
      let picker = DatePicker("day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
        .datePickerStyle(.graphical)
      #expect(await mirroredSymbols(shown(picker, isMirrored: true)) == ["chevron.backward", "chevron.forward"])
    }
  }
}
