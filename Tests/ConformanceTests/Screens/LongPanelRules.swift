import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Menus, alerts and dialogs that are higher than the window.
  @MainActor
  struct LongPanelRules {
    enum Kind: CaseIterable { case menu, picker, alert, dialog }

    private struct Panels: View {
      let kind: Kind
      @State private var isPresented = false
      @State private var choice = 0

      var body: some View {
        VStack {
          switch kind {
          case .menu: Menu("open") { buttons }
          case .picker:
            Picker("open", selection: $choice) { ForEach(0..<60) { Text("item \($0)").tag($0) } }
              .pickerStyle(.menu).labelsHidden().aid("open")
            Text("choice \(choice)")
          case .alert: Button("open") { isPresented = true }.alert("title", isPresented: $isPresented) { buttons }
          case .dialog:
            Button("open") { isPresented = true }
              .confirmationDialog("title", isPresented: $isPresented, titleVisibility: .visible) { buttons }
          }
        }
      }

      private var buttons: some View {
        ForEach(0..<60) { number in Button("item \(number)") { Log.add("item \(number)") }.accessibilityIdentifier("item \(number)") }
      }
    }

    @Test(arguments: Kind.allCases, [Idiom.phone, .desktop])
    func `B20.25 B19.31 a panel that is higher than the window scrolls to its last item`(_ kind: Kind, _ idiom: Idiom) async throws {
      let stage = await Stage(Panels(kind: kind), idiom: idiom)
      let harness = stage.harness
      if kind == .picker, let button = harness.frame(of: "open") {
        await harness.tap(at: CGPoint(x: button.midX, y: button.midY))
        await stage.rest()
      } else {
        try await stage.tap("open")
      }
      #expect(stage.shows("item 0") && !stage.shows("item 59"))
      let middle = idiom == .phone ? CGPoint(x: 195, y: 422) : CGPoint(x: 400, y: 300)
      await harness.wheel(at: middle, by: CGSize(width: 0, height: 1e5))
      await stage.rest()
      try await stage.tap("item 59")
      if kind == .picker { #expect(stage.shows("choice 59")) } else { #expect(Log.take() == ["item 59"]) }
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct LargeSheet: View {
      let fills: Bool
      @State private var isPresented = true
      @State private var text = ""

      var body: some View {
        Text("root").frame(maxWidth: .infinity, maxHeight: .infinity).sheet(isPresented: $isPresented) {
          VStack {
            Text("top").ax("top")
            Button("first") {}.ax("first")
            if fills { List(0..<50, id: \.self) { Text("row \($0)") }.frame(minHeight: 40, idealHeight: 600) } else { Spacer() }
            TextField("field", text: $text).ax("field")
            Button("bottom") { Log.add("bottom") }.ax("bottom")
          }
          .frame(minWidth: fills ? 200 : 720, minHeight: fills ? 100 : 436)
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { isPresented = false } } }
        }
      }
    }

    @Test func `B19.25 a sheet that is larger than the window of a desktop lies in it and scrolls`() async throws {
      let window = CGRect(x: 0, y: 0, width: 500, height: 300)
      let stage = await Stage(LargeSheet(fills: false), idiom: .desktop, size: window.size)
      await stage.rest()
      let harness = stage.harness
      #expect(window.contains(try #require(harness.elementFrame("Done"))))
      // The control that has the focus is in sight.
      #expect(!window.contains(try #require(harness.frame(of: "bottom"))) && harness.focusedLabel == "first")
      await harness.wheel(at: CGPoint(x: 250, y: 120), by: CGSize(width: 1e5, height: 1e5))
      await stage.rest()
      let (bottom, done) = (try #require(harness.frame(of: "bottom")), try #require(harness.elementFrame("Done")))
      #expect(bottom.maxY <= done.minY)
      try await stage.tap("bottom")
      #expect(Log.take() == ["bottom"])
      await harness.wheel(at: CGPoint(x: 250, y: 120), by: CGSize(width: 0, height: -1e5))
      for _ in 0..<6 where harness.focusedLabel != "bottom" { await harness.key(.tab) }
      await stage.rest()
      #expect(window.contains(try #require(harness.frame(of: "bottom"))) && harness.focusedLabel == "bottom")
      try await stage.tap("Done")
      #expect(stage.shows("root") && !stage.shows("top"))
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Halved: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) {
          Text("half").containerRelativeFrame(.horizontal) { width, _ in width / 2 }.ax("half")
        }
      }
    }

    @Test func `B15.09 the container of a sheet's content is the window`() async throws {
      let stage = await Stage(Halved(), idiom: .desktop, size: CGSize(width: 600, height: 300))
      await stage.rest()
      #expect(stage.harness.frame(of: "half")?.width == 300)
    }

    @Test(arguments: [300.0, 900])
    func `B19.25 a list in a sheet shares the room of the window, and scrolls alone`(_ height: Double) async throws {
      let window = CGRect(x: 0, y: 0, width: 500, height: height)
      let stage = await Stage(LargeSheet(fills: true), idiom: .desktop, size: window.size)
      await stage.rest()
      let harness = stage.harness
      for name in ["top", "bottom"] { #expect(window.contains(try #require(harness.frame(of: name)))) }
      let top = harness.frame(of: "top")
      await harness.wheel(at: CGPoint(x: 250, y: height / 2 - 20), by: CGSize(width: 0, height: 1e5))
      await stage.rest()
      #expect(stage.shows("row 49") && harness.frame(of: "top") == top)
    }
  }
}
