import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Habits of a desktop: the Return key in dialogs, and the other button of the mouse in lists.
  @MainActor
  struct DesktopHabitRules {
    private struct Dialog: View {
      let submits: Bool
      @State private var isShown = true
      @State private var text = ""

      @ViewBuilder private var field: some View {
        let field = TextField("field", text: $text)
        if submits { field.onSubmit { Log.add("submit \(text)") } } else { field }
      }

      var body: some View {
        Text("root").sheet(isPresented: $isShown) {
          VStack {
            field
            Button("cancel", role: .cancel) { isShown = false }.keyboardShortcut(.cancelAction)
            Button("default") {
              Log.add("default \(text)")
              isShown = false
            }
            .keyboardShortcut(.defaultAction)
          }
          .padding()
        }
        Button("below") { Log.add("below") }.keyboardShortcut(.defaultAction)
      }
    }

    @Test func `B14.65e Return in a field presses the default button, unless the app takes the submission`() async throws {
      let stage = await Stage(Dialog(submits: false), idiom: .desktop)
      await stage.rest()
      try await stage.harness.type("ab", into: "field")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["default ab"] && !stage.has("field"))
      let taken = await Stage(Dialog(submits: true), idiom: .desktop)
      await taken.rest()
      try await taken.harness.type("ab", into: "field")
      await taken.harness.key(.return)
      await taken.rest()
      #expect(Log.take() == ["submit ab"] && taken.has("field"))
      await taken.harness.key(.escape)
      await taken.rest()
      #expect(!taken.has("field") && Log.take() == [])
    }

    private struct Asking: View {
      @State private var isShown = true
      @State private var text = ""

      var body: some View {
        Text("root").alert("name", isPresented: $isShown) {
          TextField("field", text: $text)
          Button("OK") { Log.add("ok \(text)") }
          Button("Cancel", role: .cancel) { Log.add("cancel") }
        }
      }
    }

    @Test func `B19.32h Return in a field of an alert presses its default button`() async throws {
      let stage = await Stage(Asking(), idiom: .desktop)
      await stage.rest()
      try await stage.harness.type("ab", into: "field")
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["ok ab"] && !stage.has("field"))
    }

    private struct Rows: View {
      let isSelectable: Bool
      @State private var selection: Int?

      var body: some View {
        List(selection: isSelectable ? $selection : nil) {
          ForEach(0..<6, id: \.self) { row in
            Text("row \(row)").ax("row \(row)").contextMenu { Button("cut \(row)") { Log.add("cut \(row)") } }
          }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B17.39a B20.33 all of a row opens the menu of the view in it`(_ isSelectable: Bool) async throws {
      let stage = await Stage(Rows(isSelectable: isSelectable), idiom: .desktop, size: CGSize(width: 300, height: 300))
      let frames = try (0..<6).map { try #require(stage.harness.frame(of: "row \($0)")) }
      // From the middle of the second row to that of the fifth there is no point without a menu.
      for y in stride(from: frames[1].midY, through: frames[4].midY, by: 3) {
        for x in [frames[1].midX, 150, 270] as [CGFloat] {
          await stage.harness.secondaryTap(at: CGPoint(x: x, y: y))
          await stage.harness.advance(by: 0.1)
          let opened = stage.harness.texts.filter { $0.hasPrefix("cut") }
          let nearest = (0..<6).filter { abs(frames[$0].midY - y) <= (frames[1].midY - frames[0].midY) / 2 + 0.5 }
          #expect(nearest.map { "cut \($0)" }.contains(opened.first ?? "none"), "\(x) \(y)")
          await stage.harness.key(.escape)
          await stage.harness.advance(by: 0.1)
        }
      }
    }

    private struct Warning: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          Button("beside") { Log.add("beside") }
          Text("root")
        }
        .frame(width: 500, height: 400, alignment: .topLeading)
        .alert("warning", isPresented: $isShown) { Button("first") { Log.add("first") } }
      }
    }

    @Test func `B14.65 a press beside an alert leaves Return to its button`() async {
      let stage = await Stage(Warning(), idiom: .desktop, size: CGSize(width: 500, height: 400))
      await stage.rest()
      await stage.harness.tap(at: CGPoint(x: 20, y: 10))
      await stage.harness.tap(at: CGPoint(x: 480, y: 380))
      await stage.rest()
      #expect(Log.take() == [] && stage.shows("first"))
      await stage.harness.key(.return)
      await stage.rest()
      #expect(Log.take() == ["first"] && !stage.shows("first"))
    }
  }
}
