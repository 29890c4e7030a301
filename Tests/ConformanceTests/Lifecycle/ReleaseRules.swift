import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Trees that go with their owner, whatever they show.
  @MainActor
  struct ReleaseRules {
    /// An object of the app that a view keeps.
    private final class Token {}

    private struct Holder: View {
      @State private var token = Token()
      let content: AnyView
      let note: (Token) -> Void

      var body: some View {
        VStack {
          Text("held")
          content
        }
        .onAppear { note(token) }
      }
    }

    private struct Flagged: View {
      @State private var isOn = false
      let content: (Binding<Bool>) -> AnyView

      var body: some View {
        VStack {
          Button("go") { isOn.toggle() }
          content($isOn)
        }
      }
    }

    private struct Row: Identifiable {
      let id: Int
      let name: String
    }

    private static func flagged(_ content: @escaping (Binding<Bool>) -> some View) -> AnyView {
      AnyView(Flagged { AnyView(content($0)) })
    }

    private static let contents: [(name: String, make: () -> AnyView)] = [
      (
        "tab",
        {
          AnyView(
            TabView {
              Text("a").tabItem { Text("A") }; Text("b").tabItem { Text("B") }
            })
        }
      ),
      (
        "tabpage",
        {
          AnyView(
            TabView {
              Text("a"); Text("b")
            }.tabViewStyle(.page))
        }
      ),
      (
        "tabside",
        {
          AnyView(
            TabView {
              Tab("a", systemImage: "star") { Text("1") }; TabSection("s") { Tab("b", systemImage: "star") { Text("2") } }
            }.tabViewStyle(.sidebarAdaptable))
        }
      ),
      (
        "split",
        {
          AnyView(
            NavigationSplitView {
              List(0..<3, id: \.self) { NavigationLink("\($0)", value: $0) }
            } detail: {
              Text("d")
            })
        }
      ),
      ("stack", { AnyView(NavigationStack { NavigationLink("go") { Text("p") }.navigationTitle("t").toolbar { Button("b") {} } }) }),
      ("navview", { AnyView(NavigationView { NavigationLink("go") { Text("p") }.navigationTitle("t") }) }),
      (
        "search",
        {
          AnyView(
            NavigationStack {
              Self.flagged { b in (Text("x").searchable(text: .constant("")).searchScopes(.constant(1)) { Text("a").tag(1) }) }
            })
        }
      ),
      (
        "list",
        {
          AnyView(
            List {
              Section("a") {
                ForEach(0..<4) { Text("\($0)").swipeActions { Button("x") {} }.contextMenu { Button("c") {} } }.onDelete { _ in }.onMove {
                  _, _ in
                }
              }
            }.refreshable {})
        }
      ),
      (
        "listsel",
        { AnyView(List(0..<4, id: \.self, selection: .constant(Set([1]))) { Text("\($0)") }.environment(\.editMode, .constant(.active))) }
      ),
      (
        "table",
        {
          AnyView(
            Table([Row(id: 1, name: "a"), Row(id: 2, name: "b")]) {
              TableColumn("n", value: \.name); TableColumn("i") { Text("\($0.id)") }
            })
        }
      ),
      (
        "form",
        {
          AnyView(
            Form {
              Toggle("t", isOn: .constant(true)); Picker("p", selection: .constant(1)) { Text("1").tag(1) };
              DatePicker("d", selection: .constant(.now)); Stepper("s", value: .constant(1)); Slider(value: .constant(0.5));
              TextField("f", text: .constant("")); SecureField("f", text: .constant("")); TextEditor(text: .constant("x"));
              ColorPicker("c", selection: .constant(.red))
            })
        }
      ),
      (
        "menu",
        {
          AnyView(
            Menu("go") {
              Button("a") {}; Menu("b") { Button("c") {} }
            })
        }
      ),
      ("popover", { AnyView(Self.flagged { b in (Text("p").popover(isPresented: b) { TextField("q", text: .constant("")) }) }) }),
      (
        "sheet",
        {
          AnyView(
            Self.flagged { b in
              (Text("p").sheet(isPresented: b) {
                NavigationStack { Text("q").toolbar { Button("Done") {} } }.presentationDetents([.medium])
              })
            })
        }
      ),
      (
        "alert",
        {
          AnyView(
            Self.flagged { b in
              (Text("p").alert("a", isPresented: b) {
                TextField("f", text: .constant("")); Button("ok") {}
              })
            })
        }
      ),
      ("dialog", { AnyView(Self.flagged { b in (Text("p").confirmationDialog("a", isPresented: b) { Button("ok") {} }) }) }),
      ("cover", { AnyView(Self.flagged { b in (Text("p").fullScreenCover(isPresented: b) { Text("q") }) }) }),
      ("inspector", { AnyView(Self.flagged { b in (Text("p").inspector(isPresented: b) { Text("q") }) }) }),
      ("dest", { AnyView(NavigationStack { Self.flagged { b in (Text("p").navigationDestination(isPresented: b) { Text("q") }) } }) }),
      (
        "scroll",
        {
          AnyView(
            ScrollViewReader { p in ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").id($0) } } }.onAppear { p.scrollTo(20) } })
        }
      ),
      (
        "scrollpos",
        {
          AnyView(
            ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<50) { Text("\($0)") } }.scrollTargetLayout() }
              .scrollPosition(id: .constant(3)).scrollTargetBehavior(.paging).onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
              } action: { _, _ in
              })
        }
      ),
      ("timeline", { AnyView(TimelineView(.animation) { Text("\($0.date.timeIntervalSince1970)") }) }),
      ("phase", { AnyView(PhaseAnimator([1, 2]) { Text("\($0)") }) }),
      (
        "keyframe",
        {
          AnyView(
            KeyframeAnimator(initialValue: 1.0, repeating: true) {
              Text("\($0)")
            } keyframes: { _ in
              LinearKeyframe(2, duration: 1)
            })
        }
      ),
      (
        "geometry",
        {
          AnyView(
            GeometryReader { g in
              Text("\(g.size.width)").onGeometryChange(for: CGFloat.self) {
                $0.size.width
              } action: { _ in
              }
            })
        }
      ),
      (
        "task",
        {
          AnyView(
            Text("x").task { try? await Task.sleep(for: .seconds(100)) }.onReceive(
              Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            ) { _ in })
        }
      ),
      (
        "gesture",
        {
          AnyView(
            Color.red.gesture(DragGesture().onChanged { _ in }).onTapGesture {}.onLongPressGesture {}.onHover { _ in }.draggable("x")
              .dropDestination(for: String.self) { _, _ in true })
        }
      ),
      (
        "canvas",
        {
          AnyView(
            Canvas { c, s in
              c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red))
            } symbols: {
              Text("x").tag(1)
            })
        }
      ),
      (
        "viewthatfits",
        {
          AnyView(
            ViewThatFits {
              Text("long long long long long"); Text("s")
            })
        }
      ),
      ("async", { AnyView(AsyncImage(url: URL(string: "file:///none.png"))) }),
      ("link", { AnyView(Link("l", destination: URL(string: "http://x")!)) }),
      (
        "transition",
        {
          AnyView(
            Self.flagged { b in (Group { if b.wrappedValue { Text("in").transition(.slide) } }.animation(.default, value: b.wrappedValue)) }
          )
        }
      ),
      ("group", { AnyView(Group(subviews: ForEach(0..<3) { Text("\($0)") }) { s in HStack { ForEach(s) { $0 } } }) }),
    ]

    @Test(arguments: [Idiom.phone, .desktop]) func `what a view keeps goes with its tree`(_ idiom: Idiom) async throws {
      for content in Self.contents {
        weak var token: Token?
        var isKept = false
        func show() async {
          let harness = ViewHarness(
            Holder(content: content.make()) { kept in
              token = kept
              isKept = true
            }, size: CGSize(width: 300, height: 400), idiom: idiom)
          await harness.settle()
          try? await harness.tap("go")
          await harness.advance(by: 1)
        }
        await show()
        // A cancelled task ends on a thread of its own, which a busy machine may keep waiting.
        let deadline = ContinuousClock.now + .seconds(30)
        while token != nil, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(isKept && token == nil, "\(content.name)")
      }
    }
  }
}
