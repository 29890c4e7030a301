import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Presentations whose presenter goes (B19.03, B19.10, B19.14).
  @MainActor
  struct PresenterLifeRules {
    enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog, item }

    enum Place: CaseIterable { case stack, lazyStack, list, form, branch, grid }

    private final class Model: ObservableObject {
      @Published var rows = [1, 2, 3]
      @Published var isOn = false
      @Published var path: [Int] = []
      @Published var tab = 0
    }

    private struct Thing: Identifiable { let id: Int }

    private struct Presenting: ViewModifier {
      let kind: Kind
      @ObservedObject var m: Model

      var isUsed = true

      func body(content: Content) -> some View {
        content
          .sheet(isPresented: isOn(.sheet)) { inside }
          .fullScreenCover(isPresented: isOn(.cover)) { inside }
          .popover(isPresented: isOn(.popover)) { inside }
          .alert("presented", isPresented: isOn(.alert)) { Button("done") {} }
          .confirmationDialog("presented", isPresented: isOn(.dialog), titleVisibility: .visible) { Button("done") {} }
          .sheet(item: item) { _ in inside }
      }

      private func isOn(_ kind: Kind) -> Binding<Bool> {
        Binding(get: { isUsed && self.kind == kind && m.isOn }, set: { m.isOn = $0 })
      }

      private var item: Binding<Thing?> {
        Binding(get: { isUsed && kind == .item && m.isOn ? Thing(id: 1) : nil }, set: { m.isOn = $0 != nil })
      }

      private var inside: some View { Text("presented").life("c") }
    }

    private struct Rows: View {
      @ObservedObject var m: Model
      let kind: Kind
      let place: Place

      var body: some View {
        VStack {
          Button("behind") { Log.add("behind") }
          switch place {
          case .stack: VStack { rows }
          case .lazyStack: ScrollView { LazyVStack { rows } }
          case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
          case .list: List { rows }
          case .form: Form { rows }
          case .branch: if m.rows.contains(2) { row(2) } else { Text("none") }
          }
        }
      }

      private var rows: some View { ForEach(m.rows, id: \.self) { row($0) } }

      private func row(_ n: Int) -> some View { Text("row \(n)").modifier(Presenting(kind: kind, m: m, isUsed: n == 2)) }
    }

    @Test(arguments: Kind.allCases, Place.allCases)
    func `B19.14 a presentation goes with its row`(_ kind: Kind, _ place: Place) async throws {
      for idiom in [Idiom.phone, .desktop] {
        for isAnimated in [false, true] {
          let m = Model()
          let stage = await Stage(Rows(m: m, kind: kind, place: place), idiom: idiom)
          await stage.harness.turn { m.isOn = true }
          await stage.rest()
          #expect(stage.shows("presented"))
          await stage.harness.turn { if isAnimated { withAnimation { m.rows = [1, 3] } } else { m.rows = [1, 3] } }
          await stage.rest()
          #expect(!stage.shows("presented"), "\(idiom) \(isAnimated)")
          _ = Log.take()
          try await stage.tap("behind")
          #expect(Log.take() == ["behind"])
        }
      }
    }

    private struct Screens: View {
      @ObservedObject var m: Model
      let kind: Kind

      var body: some View {
        NavigationStack(path: $m.path) {
          Text("root").modifier(Presenting(kind: kind, m: m)).navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }

    @Test(arguments: Kind.allCases, [Idiom.phone, .desktop])
    func `B19.10 a presentation stays above a screen that is pushed beneath it, but for a popover that points at the covered one`(
      _ kind: Kind, _ idiom: Idiom
    ) async {
      let m = Model()
      let stage = await Stage(Screens(m: m, kind: kind), idiom: idiom)
      await stage.harness.turn { m.isOn = true }
      await stage.rest()
      #expect(stage.shows("presented"))
      await stage.harness.turn { m.path = [1] }
      await stage.rest()
      let stays = kind != .popover || idiom == .phone
      #expect(stage.shows("presented") == stays)
      #expect(m.isOn == stays)
      await stage.harness.turn { m.isOn = false }
      await stage.rest()
      #expect(!stage.shows("presented"))
      #expect(stage.shows("screen 1"))
      await stage.harness.turn { m.path = [] }
      await stage.rest()
      #expect(stage.shows("root"))
      await stage.harness.turn { m.isOn = true }
      await stage.rest()
      #expect(stage.shows("presented"))
    }

    private struct Popped: View {
      @ObservedObject var m: Model
      let kind: Kind

      var body: some View {
        NavigationStack(path: $m.path) {
          Text("root").navigationDestination(for: Int.self) { Text("screen \($0)").modifier(Presenting(kind: kind, m: m)) }
        }
      }
    }

    @Test(arguments: Kind.allCases, [Idiom.phone, .desktop])
    func `B19.14 a presentation goes with the screen that is popped`(_ kind: Kind, _ idiom: Idiom) async {
      let m = Model()
      m.path = [1]
      let stage = await Stage(Popped(m: m, kind: kind), idiom: idiom)
      await stage.harness.turn { m.isOn = true }
      await stage.rest()
      #expect(stage.shows("presented"))
      await stage.harness.turn { m.path = [] }
      await stage.rest()
      #expect(!stage.shows("presented"))
      #expect(stage.shows("root"))
    }

    private struct Tabs: View {
      @ObservedObject var m: Model
      let kind: Kind

      var body: some View {
        TabView(selection: $m.tab) {
          Text("first").modifier(Presenting(kind: kind, m: m)).tabItem { Text("A") }.tag(0)
          Text("second").tabItem { Text("B") }.tag(1)
        }
      }
    }

    @Test(arguments: Kind.allCases, [Idiom.phone, .desktop])
    func `B20.08d a presentation goes when another tab is shown`(_ kind: Kind, _ idiom: Idiom) async {
      let m = Model()
      let stage = await Stage(Tabs(m: m, kind: kind), idiom: idiom)
      await stage.harness.turn { m.isOn = true }
      await stage.rest()
      #expect(stage.shows("presented"))
      await stage.harness.turn { m.tab = 1 }
      await stage.rest()
      #expect(stage.shows("second"))
      #expect(!stage.shows("presented"))
      #expect(stage.has("second"))
      await stage.harness.turn { m.tab = 0 }
      await stage.rest()
      #expect(stage.shows("first"))
      #expect(stage.shows("presented"))
      await stage.harness.turn { m.isOn = false }
      await stage.rest()
      #expect(!stage.shows("presented"))
    }
  }
}
