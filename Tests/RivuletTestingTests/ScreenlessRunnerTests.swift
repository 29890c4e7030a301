import RivuletHeadless
import RivuletHost
import SwiftUI
import Testing

/// Scripts in runs without a screen: each step meets the app at rest, in both idioms.
@MainActor
struct ScreenlessRunnerTests {
  nonisolated static let idioms = ["phone", "desktop"]

  /// What a script prints.
  private func run(
    _ view: some View, _ steps: String, idiom: String = "phone", variables: [String: String] = [:]
  ) async throws -> [String] {
    var lines: [String] = []
    let options = LaunchOptions(variables.merging(["RIVULET_IDIOM": idiom]) { $1 })
    let runner = ScreenlessRunner(view, options: options, script: try ScreenlessScript(steps)) { lines.append($0) }
    try await runner.run()
    return lines
  }

  // MARK: - Stored values

  private struct Counting: View {
    let key: String
    @AppStorage private var count: Int

    init(_ key: String) {
      self.key = key
      _count = AppStorage(wrappedValue: 0, key)
    }

    var body: some View {
      Text("count \(count)")
      Text("standard \(UserDefaults.standard.integer(forKey: key))")
      Button("view") { count += 1 }
      Button("standard") { UserDefaults.standard.set(10, forKey: key) }
    }
  }

  @Test func `the standard defaults and the storage of views are one store`() async throws {
    let key = "count of ScreenlessRunnerTests"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let lines = try await run(VStack { Counting(key) }, "tap view; texts; tap standard; texts; tap view; texts")
    #expect(lines.filter { $0.contains(" ") } == ["count 1", "standard 1", "count 10", "standard 10", "count 11", "standard 11"])
  }

  // MARK: - Rest

  private struct Pushing: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Open") {
            NavigationLink("Further") { Text("the end").navigationTitle("Third") }.navigationTitle("Second")
          }
        }
        .navigationTitle("First")
      }
    }
  }

  @Test(arguments: idioms) func `a pushed screen is there for the next step`(_ idiom: String) async throws {
    let lines = try await run(Pushing(), "tap Open; texts; say --; tap Further; texts", idiom: idiom)
    let halves = lines.split(separator: "--").map { Array($0) }
    try #require(halves.count == 2)
    #expect(halves[0].contains("Further") && !halves[0].contains("Open"))
    #expect(halves[1].contains("the end") && !halves[1].contains("Further"))
  }

  private struct Chosen: View {
    let isOfSelection: Bool
    @State private var chosen: Set<Int> = []

    var body: some View {
      let list = List(0..<5, id: \.self, selection: $chosen) { row in
        if isOfSelection { Text("row \(row)") } else { Text("row \(row)").contextMenu { Button("of row \(row)") {} } }
      }
      if isOfSelection {
        list.contextMenu(forSelectionType: Int.self) { rows in Button("of \(rows.sorted())") {} }
      } else {
        list
      }
    }
  }

  @Test func `B17.38 the key for menus opens that of the selected rows of a desktop's list`() async throws {
    let key = "key menu; texts"
    #expect(try await run(Chosen(isOfSelection: true), "tap row 2; \(key)", idiom: "desktop").contains("of [2]"))
    #expect(try await run(Chosen(isOfSelection: true), "tap row 2; key shift-down; \(key)", idiom: "desktop").contains("of [2, 3]"))
    #expect(try await run(Chosen(isOfSelection: false), "tap row 3; \(key)", idiom: "desktop").contains("of row 3"))
  }

  private struct Appearing: View {
    @State private var isGone = false
    var body: some View {
      VStack {
        if !isGone { Text("curtain") }
        Text("stage")
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isGone = true } }
    }
  }

  @Test func `a script begins when the app's first animations are over`() async throws {
    #expect(try await run(Appearing(), "texts") == ["stage"])
  }

  private struct Endless<Motion: View>: View {
    @ViewBuilder var motion: Motion
    @State private var seconds = 0
    @State private var isOpen = false
    var body: some View {
      VStack {
        motion
        Button("Turn") { withAnimation { isOpen.toggle() } }
        Text(isOpen ? "open" : "closed")
        Text("\(seconds) s")
      }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds += 1 }
    }
  }

  private struct Pulsing: View {
    @State private var isLarge = false
    var body: some View {
      Circle().frame(width: isLarge ? 20 : 10)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true } }
    }
  }

  @Test(arguments: ["repeatForever", "timeline", "spinner", "bar", "keyframes", "symbol"])
  func `motion without an end is not waited for`(_ kind: String) async throws {
    let view = Endless {
      switch kind {
      case "repeatForever": Pulsing()
      case "timeline": TimelineView(.animation) { Text($0.date, style: .time) }
      case "spinner": ProgressView()
      case "bar": ProgressView().progressViewStyle(.linear)
      case "keyframes":
        KeyframeAnimator(initialValue: 0.0, repeating: true) {
          Text("k").opacity(1 - $0)
        } keyframes: { _ in
          LinearKeyframe(0.5, duration: 1)
        }
      default: Image(systemName: "wifi").symbolEffect(.variableColor, isActive: true)
      }
    }
    // Turning takes less than a second.
    let lines = try await run(view, "tap Turn; texts")
    #expect(lines.contains("open") && lines.contains("0 s"))
  }

  private struct Round: View {
    var body: some View {
      PhaseAnimator([1.0, 0.5]) {
        Text("round").opacity($0)
      } animation: { _ in
        .linear(duration: 0.3)
      }
    }
  }

  @Test func `animations that follow each other for ever are waited for in bounds`() async throws {
    let lines = try await run(Endless { Round() }, "tap Turn; texts")
    #expect(lines.contains("open") && lines.contains("round"))
  }

  @Test func `after advancing things are on their way`() async throws {
    struct Leaving: View {
      @State private var isGone = false
      var body: some View {
        VStack {
          if !isGone { Text("leaving") }
          Text("waiting")
        }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          withAnimation(.linear(duration: 5)) { isGone = true }
        }
      }
    }
    #expect(try await run(Leaving(), "advance 2; texts; say --; settle; texts") == ["leaving", "waiting", "--", "leaving", "waiting"])
    #expect(try await run(Leaving(), "advance 7; texts") == ["waiting"])
  }

  @Test func `texts behind an opaque ground are not seen`() async throws {
    let view = ZStack {
      VStack {
        Text("behind")
        Text("beside").offset(x: 180)
      }
      Text("in front").padding(60).background(.white)
      Text("through").background(.white.opacity(0.5))
    }
    #expect(try await run(view, "texts") == ["beside", "in front", "through"])
  }

  // MARK: - Steps that follow each other

  private struct Presenting: View {
    @State private var shows = ""
    @State private var name = ""
    var body: some View {
      VStack {
        Text("name \(name)")
        Button("Sheet") { shows = "sheet" }
        Button("Cover") { shows = "cover" }
        Button("Alert") { shows = "alert" }
        Button("Dialog") { shows = "dialog" }
        Button("Popover") { shows = "popover" }
          .popover(isPresented: shown("popover")) { inside("in popover") }
        Menu("Menu") {
          Button("First") { name = "first" }
          Menu("More") { Button("Second") { name = "second" } }
        }
        Text("held").contextMenu { Button("Copy it") { name = "copied" } }
      }
      .sheet(isPresented: shown("sheet")) { inside("in sheet") }
      .fullScreenCover(isPresented: shown("cover")) { inside("in cover") }
      .alert("Sure?", isPresented: shown("alert")) {
        TextField("Other name", text: $name)
        Button("Yes") { name += "!" }
      }
      .confirmationDialog("Which?", isPresented: shown("dialog")) { Button("This") { name = "this" } }
    }

    private func inside(_ title: String) -> some View {
      VStack {
        Text(title)
        Button("Close") { shows = "" }
      }
      .padding()
    }

    private func shown(_ what: String) -> Binding<Bool> {
      Binding {
        shows == what
      } set: {
        if !$0, shows == what { shows = "" }
      }
    }
  }

  @Test(arguments: idioms) func `what is presented is there for the next step, and gone after it is closed`(_ idiom: String) async throws {
    for what in ["Sheet", "Cover", "Popover"] {
      let lines = try await run(Presenting(), "tap \(what); texts; say --; tap Close; texts", idiom: idiom)
      let halves = lines.split(separator: "--").map { Array($0) }
      try #require(halves.count == 2)
      #expect(halves[0].contains("in \(what.lowercased())"))
      #expect(!halves[1].contains("in \(what.lowercased())") && halves[1].contains("name "))
    }
  }

  @Test(arguments: idioms) func `alerts, dialogs and menus are operated by their items`(_ idiom: String) async throws {
    for (steps, name) in [
      ("tap Alert; type Ann into Other name; type e into Other name; tap Yes", "Anne!"), ("tap Dialog; tap This", "this"),
      ("tap Menu; tap First", "first"), ("tap Menu; tap More; tap Second", "second"), ("menu held; tap Copy it", "copied"),
    ] {
      #expect(try await run(Presenting(), "\(steps); texts", idiom: idiom).contains("name \(name)"), "\(steps)")
    }
  }

  private struct Rows: View {
    @State private var rows = Array(1...40)
    @State private var search = ""
    @State private var tapped = 0
    var body: some View {
      NavigationStack {
        List {
          ForEach(rows.filter { search.isEmpty || "row \($0)".contains(search) }, id: \.self) { row in
            Button("row \(row)") { tapped = row }
              .swipeActions { Button("Remove", role: .destructive) { withAnimation { rows.removeAll { $0 == row } } } }
          }
        }
        .searchable(text: $search, prompt: "Find")
        .navigationTitle("tapped \(tapped)")
      }
    }
  }

  @Test(arguments: idioms) func `rows further down are scrolled to and tapped`(_ idiom: String) async throws {
    let lines = try await run(Rows(), "scroll down; scroll down; scroll down; scroll down; tap row 40; texts", idiom: idiom)
    #expect(lines.contains("tapped 40") && !lines.contains("row 1"))
    let back = try await run(Rows(), "scroll down; scroll up over row 20; tap row 1; texts", idiom: idiom)
    #expect(back.contains("tapped 1") && back.contains("row 1"))
  }

  @Test(arguments: idioms) func `a place without a row scrolls too, and one that scrolls nowhere is told`(_ idiom: String) async throws {
    #expect(try await run(List { Text("alone") }, "scroll down; texts", idiom: idiom) == ["alone"])
    await #expect(throws: DriverError.notScrolling(event: "scroll left", place: "around \"still\"", present: ["text \"still\""])) {
      try await run(Text("still"), "scroll left over still", idiom: idiom)
    }
  }

  @Test func `what is there is listed by its names, without empty ones`() async throws {
    let tabs = TabView { Tab("Home", systemImage: "house") { Text("page") } }
    await #expect(throws: DriverError.notFound(event: "tap", name: "x", present: ["text \"page\"", "tab \"Home\""])) {
      try await run(tabs, "tap x")
    }
  }

  @Test(arguments: idioms) func `a row is swiped, and its action tapped`(_ idiom: String) async throws {
    let lines = try await run(Rows(), "swipe left row 2; tap Remove; texts", idiom: idiom)
    #expect(lines.contains("row 1") && !lines.contains("row 2") && lines.contains("row 3"))
  }

  @Test(arguments: idioms) func `typing goes on where the text ends, until it is cleared`(_ idiom: String) async throws {
    let lines = try await run(Rows(), "type 3 into Find; type 3 into Find; texts; say --; clear Find; texts", idiom: idiom)
    let halves = lines.split(separator: "--").map { Array($0) }
    try #require(halves.count == 2)
    #expect(halves[0].contains("row 33") && !halves[0].contains("row 3"))
    #expect(halves[1].contains("row 1"))
  }

  private struct Loading: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .milliseconds(5))
        text = "loaded"
      }
    }
  }

  @Test func `a script waits for what comes from elsewhere`() async throws {
    #expect(try await run(Loading(), "wait loaded; texts") == ["loaded"])
  }

  // MARK: - Languages

  private struct Asking: View {
    @State private var asks = false
    @State private var text = ""
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      NavigationStack {
        VStack {
          Text(direction == .rightToLeft ? "from the right" : "from the left")
          Button("Ask") { asks = true }
          NavigationLink("Open") { Text("opened") }
        }
        .toolbar { EditButton() }
        .searchable(text: $text)
        .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) { Button("Yes") {} }
      }
    }
  }

  @Test func `an app has the library's words in the language of its session`() async throws {
    let german = ["LANG": "de_DE.UTF-8"]
    let lines = try await run(Asking(), "texts; say --; tap Ask; texts; tap Abbrechen; tap Bearbeiten; texts", variables: german)
    let halves = lines.split(separator: "--").map { Array($0) }
    try #require(halves.count == 2)
    #expect(halves[0].contains("Bearbeiten") && halves[0].contains("Suchen") && halves[0].contains("from the left"))
    #expect(halves[1].contains("Abbrechen") && halves[1].contains("Fertig"))
    #expect(try await run(Asking(), "tap Open; tap Zurück; texts", variables: german).contains("from the left"))
  }

  @Test func `a session in Arabic has Arabic words and runs from the right`() async throws {
    let lines = try await run(Asking(), "texts; tap Ask; texts", variables: ["RIVULET_LOCALE": "ar_EG"])
    for text in ["تحرير", "بحث", "إلغاء", "from the right"] { #expect(lines.contains(text), "\(text)") }
  }

  @Test func `words follow the language of messages, and not the formats of dates`() async throws {
    let english = try await run(Asking(), "texts", variables: ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"])
    #expect(english.contains("Edit") && english.contains("Search"))
    let french = try await run(Asking(), "texts", variables: ["LANG": "en_US.UTF-8", "LANGUAGE": "nl:fr"])
    #expect(french.contains("Modifier") && french.contains("Rechercher"))
  }
}
