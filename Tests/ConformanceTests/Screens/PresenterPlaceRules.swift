import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What presented content has of the place of its presenter, and what the presenter notices (B19.03–B19.20, B19.51).
  @MainActor
  struct PresenterPlaceRules {
    private final class Model: ObservableObject {
      @Published var isOn = false
      @Published var shows = true
      @Published var order = [1, 2, 3]
      /// The lines of a task. They are not in the log, where the next case would find the end of this one.
      var taskLines: [String] = []
    }

    private struct Asking: View {
      @ObservedObject var m: Model

      var body: some View { Text("presenter").sheet(isPresented: $m.isOn) { Text("sheet") } }
    }

    private struct Parting: View {
      @ObservedObject var m: Model

      var body: some View {
        VStack {
          if m.shows { Asking(m: m).transition(.opacity) }
          Text("base")
        }
      }
    }

    @Test func `B19.03bc a presenter that leaves does not present, and does when it is back`() async {
      let m = Model()
      let stage = await Stage(Parting(m: m))
      await stage.harness.turn { withAnimation(.linear(duration: 1)) { m.shows = false } }
      await stage.harness.advance(by: 0.2)
      await stage.harness.turn { m.isOn = true }
      await stage.harness.advance(by: 0.2)
      #expect(stage.shows("presenter") && !stage.shows("sheet"))
      await stage.harness.turn { withAnimation(.linear(duration: 1)) { m.shows = true } }
      await stage.rest()
      #expect(stage.shows("presenter") && stage.shows("sheet"))
    }

    private struct Capturing: View {
      @State private var on = false
      @State private var item: Item?
      @State private var read = 0
      @State private var unread = 0

      struct Item: Identifiable { let id: Int }

      var body: some View {
        let captured = read
        VStack {
          Text("read \(captured)")
          Button("more") {
            read += 1
            unread += 1
          }
          Button("only unread") { unread += 1 }
          Button("open") { on = true }
          Button("open item") { item = Item(id: unread) }
        }
        .sheet(isPresented: $on) { Button("captured \(captured)") { on = false } }
        .sheet(item: $item) { item in Text("item \(item.id)") }
      }
    }

    @Test func `B19.04bd a closure has the captures of the last body, and an item is handed over`() async throws {
      let stage = await Stage(Capturing())
      for _ in 0..<3 { try await stage.tap("more") }
      try await stage.tap("open")
      #expect(stage.shows("captured 3"))
      try await stage.tap("captured 3")
      try await stage.tap("only unread")
      try await stage.tap("open item")
      #expect(stage.shows("item 4"))
    }

    private struct Stale: View {
      @State private var on = false
      @State private var unread = 0

      var body: some View {
        let _ = Log.add("body")
        Button("open") {
          unread += 1
          on = true
        }
        .sheet(isPresented: $on) { Text("sheet") }
      }
    }

    @Test func `B19.04c a state that no body has read does not run the body of the presenter`() async throws {
      let stage = await Stage(Stale())
      #expect(Log.take() == ["body"])
      try await stage.tap("open")
      #expect(stage.shows("sheet") && Log.take() == [])
    }

    enum Kind: CaseIterable { case sheet, cover, popover, alert, dialog }

    private struct Staying: View {
      let kind: Kind
      @ObservedObject var m: Model

      var body: some View {
        let root = Text("root").life("root")
          .task {
            m.taskLines.append("task")
            do { try await Task.sleep(for: .seconds(1_000)) } catch { m.taskLines.append("cancelled") }
          }
        switch kind {
        case .sheet: root.sheet(isPresented: $m.isOn) { Text("presented") }
        case .cover: root.fullScreenCover(isPresented: $m.isOn) { Text("presented") }
        case .popover: root.popover(isPresented: $m.isOn) { Text("presented") }
        case .alert: root.alert("presented", isPresented: $m.isOn) { Button("fine") {} }
        case .dialog: root.confirmationDialog("presented", isPresented: $m.isOn, titleVisibility: .visible) { Button("fine") {} }
        }
      }
    }

    @Test(arguments: Kind.allCases, [Idiom.phone, .desktop])
    func `B19.10ab a presenter neither disappears nor appears, and its tasks run on`(_ kind: Kind, _ idiom: Idiom) async {
      let m = Model()
      let stage = await Stage(Staying(kind: kind, m: m), idiom: idiom)
      #expect(Log.take() == ["root+"])
      for _ in 0..<2 {
        await stage.harness.turn { m.isOn = true }
        await stage.rest()
        #expect(stage.shows("presented"))
        await stage.harness.turn { m.isOn = false }
        await stage.rest()
        #expect(!stage.shows("presented"))
      }
      #expect(Log.take() == [])
      #expect(m.taskLines == ["task"])
    }

    private struct Declared: View {
      @Environment(\.dismiss) private var dismiss
      @State private var on = false

      var body: some View {
        Button("further") { on = true }.sheet(isPresented: $on) { Button("outer dismiss") { dismiss() } }
      }
    }

    private struct Outer: View {
      @State private var on = false

      var body: some View { Button("open") { on = true }.sheet(isPresented: $on) { Declared() } }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.13a dismiss of a sheet that presents closes that sheet`(_ idiom: Idiom) async throws {
      let stage = await Stage(Outer(), idiom: idiom)
      try await stage.tap("open")
      try await stage.tap("further")
      try await stage.tap("outer dismiss")
      #expect(!stage.shows("outer dismiss") && !stage.shows("further") && stage.has("open"))
    }

    private struct Window: App {
      var body: some Scene { WindowGroup { Declared() } }
    }

    @Test func `B19.13b dismiss of a window's content closes the window`() async throws {
      let app = AppHarness(Window(), idiom: .desktop)
      await app.settle()
      try await app.windows[0].tap("further")
      await app.windows[0].advance(by: 1)
      try await app.windows[0].tap("outer dismiss")
      await app.settle()
      #expect(app.windows.isEmpty)
    }

    private struct Marks: View {
      let name: String
      @Environment(\.isFocused) private var isFocused
      @Environment(\.editMode) private var editMode
      @Environment(\.horizontalSizeClass) private var width

      var body: some View {
        VStack {
          Text("\(name) focused \(isFocused)")
          Text("\(name) editing \(editMode?.wrappedValue.isEditing == true)")
          Text("\(name) compact \(width == .compact)")
        }
      }
    }

    private struct Focused: View {
      @FocusState private var isIn: Bool
      @State private var on = false

      var body: some View {
        VStack {
          Marks(name: "below").sheet(isPresented: $on) { Marks(name: "above") }
          Color.red.frame(height: 20).onTapGesture { on = true }.ax("open")
        }
        .focusable().focused($isIn)
        .onAppear { isIn = true }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.19e the focus around a presenter is not around what it presents`(_ idiom: Idiom) async throws {
      let stage = await Stage(Focused(), idiom: idiom)
      #expect(stage.shows("below focused true"))
      let frame = try #require(stage.harness.frame(of: "open"))
      await stage.harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      await stage.rest()
      #expect(stage.shows("above focused false"))
    }

    @Test func `B19.19fg the safe area and the edit mode around a presenter are not around what it presents`() async {
      struct Root: View {
        @State private var on = true

        var body: some View {
          Marks(name: "below")
            .sheet(isPresented: $on) { Color.red.overlay { Marks(name: "above") }.ax("content") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaInset(edge: .top) { Color.blue.frame(height: 100) }
            .safeAreaPadding(.leading, 50)
            .environment(\.editMode, .constant(.active))
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      #expect(stage.shows("below editing true") && stage.shows("above editing false"))
      #expect(stage.harness.frame(of: "content") == CGRect(x: 0, y: 10, width: 390, height: 834))
    }

    @Test func `B19.19h a size class that the app sets around a presenter is there for what it presents`() async {
      struct Root: View {
        @State private var on = true

        var body: some View {
          Marks(name: "below").popover(isPresented: $on) { Marks(name: "above") }.environment(\.horizontalSizeClass, .compact)
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      #expect(stage.shows("below compact true") && stage.shows("above compact true"))
    }

    @Test func `B19.20b a title and a toolbar in a sheet of a phone need a stack`() async {
      struct Titled: View {
        var body: some View { Text("in").navigationTitle("title").toolbar { Button("tool") {} } }
      }
      let plain = await Stage(Text("root").sheet(isPresented: .constant(true)) { Titled() })
      await plain.rest()
      #expect(plain.shows("in") && !plain.shows("title") && !plain.shows("tool"))
      let stack = await Stage(Text("root").sheet(isPresented: .constant(true)) { NavigationStack { Titled() } })
      await stack.rest()
      #expect(stack.shows("in") && stack.shows("title") && stack.shows("tool"))
    }

    private struct Rows: View {
      @ObservedObject var m: Model

      var body: some View {
        VStack {
          ForEach(m.order, id: \.self) { n in
            Text("row \(n)").sheet(isPresented: .constant(m.isOn && n == 2)) { NamedTally(name: "t") }
          }
        }
      }
    }

    @Test func `B19.51b a presentation belongs to its presenter, wherever that moves`() async throws {
      let m = Model()
      let stage = await Stage(Rows(m: m))
      await stage.harness.turn { m.isOn = true }
      await stage.rest()
      try await stage.tap("t0")
      await stage.harness.turn { m.order = [2, 3, 1] }
      await stage.rest()
      #expect(stage.shows("t1"))
      await stage.harness.turn { m.order = [3, 1] }
      await stage.rest()
      #expect(!stage.shows("t1"))
      await stage.harness.turn { m.order = [3, 2] }
      await stage.rest()
      #expect(stage.shows("t0"))
    }
  }
}
