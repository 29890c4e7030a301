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
  }
}
