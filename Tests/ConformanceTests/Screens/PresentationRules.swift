import Combine
import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B19 about sheets, covers and popovers, beside the scenarios of C19.
  @MainActor
  struct PresentationRules {
    private struct Forms: View {
      @State private var flag = false
      @State private var item: Item?
      let cover: Bool
      let popover: Bool

      struct Item: Identifiable {
        let id: Int
      }

      var body: some View {
        let content = VStack {
          Button("by flag") { flag = true }
          Button("by item") { item = Item(id: 7) }
        }
        if cover {
          content.fullScreenCover(isPresented: $flag) { Button("flagged") { flag = false } }
            .fullScreenCover(item: $item) { item in Button("item \(item.id)") { self.item = nil } }
        } else if popover {
          content.popover(isPresented: $flag) { Button("flagged") { flag = false } }
            .popover(item: $item) { item in Button("item \(item.id)") { self.item = nil } }
        } else {
          content.sheet(isPresented: $flag) { Button("flagged") { flag = false } }
            .sheet(item: $item) { item in Button("item \(item.id)") { self.item = nil } }
        }
      }
    }

    @Test(arguments: [(false, false), (true, false), (false, true)], [Idiom.phone, .desktop])
    func `B19.01abc B19.17a sheets, covers and popovers are shown by a flag or by an item`(form: (Bool, Bool), idiom: Idiom) async throws {
      let stage = await Stage(Forms(cover: form.0, popover: form.1), idiom: idiom)
      try await stage.tap("by flag")
      #expect(stage.shows("flagged"))
      try await stage.tap("flagged")
      #expect(!stage.shows("flagged"))
      try await stage.tap("by item")
      #expect(stage.shows("item 7"))
      try await stage.tap("item 7")
      #expect(!stage.shows("item 7"))
    }

    @Test func `B19.02ab what is true at first is presented with the first frame`() async throws {
      let stage = await Stage(Text("root").sheet(isPresented: .constant(true)) { Text("sheet").ax("sheet").onAppear { Log.add("sheet") } })
      #expect(Log.take() == ["sheet"])
      let first = try #require(stage.harness.presented("sheet", .y))
      await stage.rest()
      #expect(stage.shows("sheet"))
      #expect(try #require(stage.harness.presented("sheet", .y)) < first)
    }

    private struct Hidden: View {
      @State private var tab = 0
      @State private var on = false

      var body: some View {
        TabView(selection: $tab) {
          Button("ask") {
            tab = 1
            on = true
          }
          .sheet(isPresented: $on) { Text("sheet") }
          .tabItem { Text("first") }.tag(0)
          Text("other").tabItem { Text("second") }.tag(1)
        }
      }
    }

    @Test func `B19.03ac a presenter that is not seen presents once it is seen again`() async throws {
      let stage = await Stage(Hidden())
      try await stage.tap("ask")
      #expect(stage.shows("other") && !stage.shows("sheet"))
      try await stage.tap("first")
      #expect(stage.shows("sheet"))
    }

    private struct Captured: View {
      @State private var on = false
      @State private var unread = 0
      @State private var read = 0

      var body: some View {
        VStack {
          Text("read \(read)")
          Button("open") {
            unread += 1
            on = true
          }
        }
        .sheet(isPresented: $on) {
          VStack {
            let _ = Log.add("closure")
            Text("in \(read)")
            NamedTally(name: "n")
            Button("more") { read += 1 }
          }
        }
      }
    }

    @Test func `B19.04a the closure runs only to present, and B19.05ab each run of the body hands on a new one`() async throws {
      let stage = await Stage(Captured())
      #expect(Log.take() == [])
      try await stage.tap("open")
      #expect(Set(Log.take()) == ["closure"])
      try await stage.tap("n0")
      try await stage.tap("more")
      #expect(stage.shows("in 1") && stage.shows("read 1") && stage.shows("n1"))
    }

    private struct Leaving: View {
      @State private var item: Int?

      var body: some View {
        Button("open") { item = 5 }
          .sheet(item: Binding(get: { item.map(Wrapped.init) }, set: { item = $0?.id })) { wrapped in
            VStack {
              Text("value \(wrapped.id)")
              Button("nil") { item = nil }
            }
          }
      }

      struct Wrapped: Identifiable { let id: Int }
    }

    @Test func `B19.08 a sheet that goes still shows the last item`() async throws {
      let stage = await Stage(Leaving())
      try await stage.tap("open")
      try await stage.harness.tap("nil")
      await stage.harness.advance(by: 0.1)
      #expect(stage.shows("value 5"))
      await stage.rest()
      #expect(!stage.shows("value 5"))
    }

    private struct Order: View {
      @State private var on = false

      var body: some View {
        let _ = Log.add("body \(on)")
        Button("open") { on = true }
          .task {
            Log.add("presenter task")
            do { try await Task.sleep(for: .seconds(1_000)) } catch { Log.add("presenter cancelled") }
          }
          .life("root")
          .sheet(isPresented: $on, onDismiss: { Log.add("onDismiss \(on)") }) {
            let _ = Log.add("closure")
            Inside { on = false }
          }
      }

      struct Inside: View {
        let close: () -> Void

        var body: some View {
          let _ = Log.add("content")
          Button("close") { close() }.life("sheet")
            .task {
              Log.add("task")
              do { try await Task.sleep(for: .seconds(1_000)) } catch { Log.add("cancelled") }
            }
        }
      }
    }

    @Test func `B19.09a B19.10ab B19.11b what happens in which order, and nothing to the presenter`() async throws {
      let stage = await Stage(Order())
      #expect(Log.take().contains("presenter task"))
      try await stage.tap("open")
      var lines = Log.take()
      #expect(lines.first == "body true")
      #expect(lines.filter { ["closure", "content", "sheet+", "task"].contains($0) } == ["closure", "content", "sheet+", "task"])
      #expect(!lines.contains { $0.hasPrefix("root") || $0.hasPrefix("presenter") })
      try await stage.tap("close")
      lines = try await Log.take(with: "cancelled", in: stage.harness)
      #expect(lines.first == "body false")
      #expect(lines.filter { ["sheet-", "onDismiss false"].contains($0) } == ["sheet-", "onDismiss false"])
      #expect(Set(lines).isSuperset(of: ["sheet-", "cancelled"]))
      #expect(!lines.contains { $0.hasPrefix("root") || $0.hasPrefix("presenter") })
    }

    private struct Declared: View {
      @Environment(\.dismiss) private var dismiss
      @State private var on = false

      var body: some View {
        Button("open") { on = true }.sheet(isPresented: $on) { Button("outer dismiss") { dismiss() } }
      }
    }

    @Test func `B19.13a dismiss closes what is around the place where it was read`() async throws {
      let stage = await Stage(NavigationStack { NavigationLink("push") { Declared() } })
      try await stage.tap("push")
      try await stage.tap("open")
      try await stage.tap("outer dismiss")
      #expect(!stage.shows("outer dismiss") && !stage.shows("open") && stage.shows("push"))
    }

    private struct Several: View {
      @State private var first = false
      @State private var second = false
      @State private var alert = false

      var body: some View {
        VStack {
          Button("first") { first = true }.sheet(isPresented: $first) { Button("close first") { first = false } }
          Button("second") { second = true }
          Button("alert") { alert = true }
        }
        .sheet(isPresented: $second) { Button("close second") { second = false } }
        .alert("Alert", isPresented: $alert) { Button("close alert") {} }
      }
    }

    @Test func `B19.17b several presentation modifiers of one tree all work`() async throws {
      let stage = await Stage(Several())
      for name in ["first", "second", "alert"] {
        try await stage.tap(name)
        #expect(stage.has("close \(name)"))
        try await stage.tap("close \(name)")
        #expect(!stage.has("close \(name)"))
      }
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    private struct Preferring: PreferenceKey {
      static var defaultValue: String { "none" }
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    private struct Reading: View {
      @State private var seen = "none"

      var body: some View {
        Text("seen \(seen)").sheet(isPresented: .constant(true)) { Text("in").preference(key: Preferring.self, value: "sheet") }
          .onPreferenceChange(Preferring.self) { seen = $0 }
      }
    }

    @Test func `B19.20a preferences of the content do not reach the presenter`() async {
      let stage = await Stage(Reading())
      await stage.rest()
      #expect(stage.shows("seen none"))
    }

    private struct Focusing: View {
      @State private var on = false
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("outside", text: $text)
          Button("open") { on = true }
        }
        .sheet(isPresented: $on) {
          VStack {
            TextField("one", text: $text)
            TextField("two", text: $text)
            Button("close") { on = false }
          }
        }
      }
    }

    @Test func `B19.22bde on the desktop focus goes into a sheet, stays inside, and comes back`() async throws {
      let stage = await Stage(Focusing(), idiom: .desktop)
      try await stage.tap("outside")
      #expect(stage.harness.focusedLabel == "outside")
      await stage.harness.key("o", modifiers: .command)
      try await stage.tap("open")
      #expect(stage.harness.focusedLabel == "one")
      await stage.harness.moveFocus()
      await stage.harness.moveFocus()
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "one")
      try await stage.tap("close")
      #expect(stage.harness.focusedLabel == "outside")
    }

    private struct Keys: View {
      @State private var on = true

      var body: some View {
        Text("root").sheet(isPresented: $on) {
          VStack {
            Button("cancel") { Log.add("cancel") }.keyboardShortcut(.cancelAction)
            Button("default") { Log.add("default") }.keyboardShortcut(.defaultAction)
          }
        }
      }
    }

    @Test func `B19.23ad Escape and Return are the cancel and default actions of the topmost presentation`() async {
      let stage = await Stage(Keys(), idiom: .desktop)
      await stage.rest()
      await stage.harness.key(.return)
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == ["default", "cancel"])
      #expect(stage.has("default"))
    }

    private struct Kept: View {
      @State private var on = false

      var body: some View {
        Button("open") { on = true }.popover(isPresented: $on) {
          Button("close") { on = false }.padding().interactiveDismissDisabled().presentationCompactAdaptation(.popover)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B19.24bcd a popover that may not be dismissed stays when people press beside it`(idiom: Idiom) async throws {
      let stage = await Stage(Kept(), idiom: idiom)
      try await stage.tap("open")
      await stage.harness.tap(at: CGPoint(x: 5, y: 5))
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(stage.shows("close"))
      try await stage.tap("close")
      #expect(!stage.shows("close"))
    }

    @Test func `B19.25bg on phones a tap on the rest dismisses a sheet, on the desktop a click does nothing`() async {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(
          Bound { $on in Text("root").sheet(isPresented: $on) { Text("sheet").presentationDetents([.medium]) } }, idiom: idiom)
        await stage.rest()
        await stage.harness.tap(at: CGPoint(x: 20, y: 20))
        await stage.rest()
        #expect(stage.shows("sheet") == (idiom == .desktop))
      }
    }

    /// Holds a flag that is true at first.
    private struct Bound<Content: View>: View {
      @State private var on = true
      @ViewBuilder let content: (Binding<Bool>) -> Content

      var body: some View { content($on) }
    }

    private struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }

    @Test(arguments: [
      (PresentationDetent.large, 834.0), (.medium, 422), (.fraction(0.25), 211), (.height(200), 200), (.height(2_000), 834),
      (.custom(Third.self), 278),
      (.custom(Third.self), 278),
    ])
    func `B19.26abcdefg a sheet of a phone is as high as its detent says, and never above large`(detent: PresentationDetent, height: Double)
      async
    {
      let stage = await Stage(
        Bound { $on in
          Text("root").sheet(isPresented: $on) {
            Color.red.ignoresSafeArea().ax("content").presentationDetents([detent])
          }
        })
      await stage.rest()
      let frame = stage.harness.frame(of: "content")
      #expect(frame?.width == 390)
      #expect(abs((frame?.minY ?? 0) - (844 - height)) <= 1, "\(String(describing: frame))")
    }

    private struct Detents: View {
      @State private var on = true
      @State private var selection: PresentationDetent

      init(_ selection: PresentationDetent) { _selection = State(initialValue: selection) }

      var body: some View {
        Text("root").sheet(isPresented: $on) {
          Color.red.ax("content").presentationDetents([.height(200), .height(400)], selection: $selection)
            .presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
        }
        .onChange(of: selection) { Log.add(selection == .height(400) ? "400" : "200") }
        .overlay(alignment: .top) { Button("behind") { Log.add("behind") } }
      }
    }

    @Test func `B19.27cd a sheet begins at the detent that is selected, and dragging it writes another`() async {
      let stage = await Stage(Detents(.height(400)))
      await stage.rest()
      #expect(abs((stage.harness.frame(of: "content")?.minY ?? 0) - 444) < 40)
      await stage.harness.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 640), duration: 0.6)
      await stage.rest()
      #expect(Log.take() == ["200"])
    }

    @Test func `B19.27be a selection outside of the set is an issue, and the smallest is shown`() async {
      let stage = await Stage(Detents(.height(300)))
      await stage.rest()
      #expect(abs((stage.harness.frame(of: "content")?.minY ?? 0) - 644) < 40)
      #expect(stage.harness.runtimeIssues.count == 1)
    }

    @Test func `B19.28df what is behind a sheet may be used up to a detent`() async throws {
      let low = await Stage(Detents(.height(200)))
      await low.rest()
      let frame = try #require(low.harness.elementFrame("behind"))
      try await low.tap("behind")
      #expect(Log.take() == ["behind"])
      #expect(low.harness.frame(of: "content") != nil)
      let high = await Stage(Detents(.height(400)))
      await high.rest()
      await high.harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      await high.rest()
      #expect(Log.take() == [])
    }

    @Test func `B19.42b an alert lies above a sheet, and B19.51a what was presented later above what was before`() async throws {
      let stage = await Stage(
        Bound { $on in
          Text("root").sheet(isPresented: $on) {
            Bound { $inner in Text("sheet").alert("alert", isPresented: $inner) { Button("fine") {} } }
          }
        })
      await stage.rest()
      let texts = stage.harness.texts
      #expect(texts.firstIndex(of: "root")! < texts.firstIndex(of: "sheet")!)
      #expect(texts.firstIndex(of: "sheet")! < texts.firstIndex(of: "alert")!)
      try await stage.tap("fine")
      #expect(stage.shows("sheet") && !stage.shows("alert"))
    }

    private struct Anchored: View {
      @State private var on = false

      var body: some View {
        VStack {
          Button("open") { on = true }
            .popover(isPresented: $on) { Text("popover").padding().ax("content").presentationCompactAdaptation(.popover) }
          Button("beside") { Log.add("beside") }
        }
      }
    }

    @Test func `B19.44abc a click beside a popover dismisses it, and on the desktop it also reaches what lies there`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Anchored(), idiom: idiom)
        let beside = try #require(stage.harness.elementFrame("beside"))
        try await stage.tap("open")
        #expect(stage.shows("popover"))
        await stage.harness.tap(at: CGPoint(x: beside.midX, y: beside.midY))
        await stage.rest()
        #expect(!stage.shows("popover"))
        #expect(Log.take() == (idiom == .desktop ? ["beside"] : []))
      }
    }

    @Test func `B19.43fgh a popover is as large as its content wants, inside of the window; in compact width it is a sheet`() async throws {
      let stage = await Stage(Anchored(), idiom: .desktop)
      try await stage.tap("open")
      let frame = try #require(stage.harness.frame(of: "content"))
      #expect(frame.width < 200 && frame.height < 100)
      #expect(CGRect(x: 0, y: 0, width: 800, height: 600).contains(frame))
      let sheet = await Stage(Bound { $on in Text("root").popover(isPresented: $on) { Color.red.ax("content") } })
      await sheet.rest()
      #expect(sheet.harness.frame(of: "content")?.width == 390)
    }

    private struct Cornered: View {
      @State private var on = false

      var body: some View {
        VStack {
          HStack {
            Spacer()
            Button("open") { on = true }
              .popover(isPresented: $on, arrowEdge: .leading) { Text("popover").frame(width: 200, height: 100).ax("content") }
          }
          Spacer()
        }
      }
    }

    @Test func `B19.43e a popover in a corner takes the other side of its anchor, and does not cover it`() async throws {
      let stage = await Stage(Cornered(), idiom: .desktop)
      try await stage.tap("open")
      let button = try #require(stage.harness.elementFrames("open").first)
      let frame = try #require(stage.harness.frame(of: "content"))
      #expect(frame.maxX <= button.minX, "\(frame) \(button)")
      #expect(frame.minY >= 0)
    }

    private struct Edged: View {
      let edge: Edge?
      @State private var on = false
      @State private var text = ""

      var body: some View {
        Button("open") { on = true }
          .popover(isPresented: $on, arrowEdge: edge) {
            VStack {
              Button("press") {}
              TextField("field", text: $text)
            }
            .frame(width: 120, height: 80).ax("content")
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }

    @Test(arguments: [nil, Edge.top, .bottom, .leading, .trailing], [LayoutDirection.leftToRight, .rightToLeft])
    func `B19.43bcd a popover lies at the edge of its anchor where its arrow is`(_ edge: Edge?, _ direction: LayoutDirection) async throws {
      let stage = await Stage(Edged(edge: edge).environment(\.layoutDirection, direction), idiom: .desktop)
      let button = try #require(stage.harness.elementFrames("open").first)
      try await stage.tap("open")
      let frame = try #require(stage.harness.frame(of: "content"))
      switch edge {
      case .top, nil: #expect(frame.maxY < button.minY && frame.midX == button.midX)
      case .bottom: #expect(frame.minY > button.maxY && frame.midX == button.midX)
      case .leading where direction == .leftToRight, .trailing where direction == .rightToLeft: #expect(frame.maxX < button.minX)
      case .leading, .trailing: #expect(frame.minX > button.maxX)
      }
      // The first field has the focus, which goes back with the popover.
      #expect(stage.harness.focusedLabel == "field")
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(!stage.has("field") && stage.harness.focusedLabel == nil)
    }
  }
}
