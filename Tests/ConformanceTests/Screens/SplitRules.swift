import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Columns that are driven by selections, hidden, dragged and folded (B18.51–B18.61).
  @MainActor
  struct SplitRules {
    private final class Choice: ObservableObject {
      @Published var letter: String?
      @Published var number: Int?
      @Published var visibility = NavigationSplitViewVisibility.automatic
      @Published var top = NavigationSplitViewColumn.sidebar
    }

    /// Folder, message and text: the template of a mail program.
    private struct Mail: View {
      @ObservedObject var choice: Choice
      var decidesTop = true

      var body: some View {
        if decidesTop {
          NavigationSplitView(columnVisibility: $choice.visibility, preferredCompactColumn: $choice.top) {
            side
          } content: {
            content
          } detail: {
            detail
          }
        } else {
          NavigationSplitView(columnVisibility: $choice.visibility) {
            side
          } content: {
            content
          } detail: {
            detail
          }
        }
      }

      private var side: some View {
        VStack {
          List(["a", "b", "c"], id: \.self, selection: $choice.letter) { Text("letter \($0)") }
          NamedTally(name: "side")
        }
        .navigationTitle("Letters")
        .toolbar { Button("side item") {} }
        .life("side")
      }

      private var content: some View {
        VStack {
          if let letter = choice.letter {
            List(1..<4, selection: $choice.number) { Text("\(letter) number \($0)").tag($0) }
          } else {
            Text("no letter")
          }
          NamedTally(name: "content")
        }
        .navigationTitle("Numbers")
        .toolbar { Button("content item") {} }
        .life("content")
      }

      private var detail: some View {
        VStack {
          Text("detail \(choice.letter ?? "-") \(choice.number ?? 0)")
          NamedTally(name: "detail")
          Closer(name: "close")
        }
        .navigationTitle("Text")
        .toolbar { Button("detail item") {} }
      }
    }

    nonisolated private static let places: [(Idiom, CGSize)] = [
      (.phone, CGSize(width: 1200, height: 700)), (.desktop, CGSize(width: 1200, height: 700)),
    ]

    @Test(arguments: places)
    func `B18.51bcd selections lead from column to column, and a program's selection is seen`(idiom: Idiom, size: CGSize) async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice), idiom: idiom, size: size)
      await stage.rest()
      #expect(stage.shows("letter a") && stage.shows("no letter") && stage.shows("detail - 0"))
      try await stage.tap("letter b")
      #expect(stage.shows("b number 2") && stage.shows("detail b 0"))
      try await stage.tap("b number 2")
      #expect(stage.shows("detail b 2"))
      await stage.harness.turn { choice.letter = "c" }
      await stage.rest()
      #expect(stage.shows("c number 1") && stage.shows("detail c 2"))
      #expect(stage.harness.isSelected("letter c") && !stage.harness.isSelected("letter b"))
      #expect(stage.harness.runtimeIssues == [])
    }

    @Test(arguments: places)
    func `B18.52acde the app says which leading columns are seen, and hears what the button does`(idiom: Idiom, size: CGSize) async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice), idiom: idiom, size: size)
      await stage.rest()
      #expect(stage.shows("letter a") && stage.shows("no letter"))
      await stage.harness.turn { choice.visibility = .doubleColumn }
      #expect(!stage.shows("letter a") && stage.shows("no letter"))
      await stage.harness.turn { choice.visibility = .detailOnly }
      #expect(!stage.shows("letter a") && !stage.shows("no letter") && stage.shows("detail - 0"))
      try await stage.tap("Show Sidebar")
      #expect(choice.visibility == .all)
      #expect(stage.shows("letter a") && stage.shows("no letter"))
      try await stage.tap("Hide Sidebar")
      #expect(choice.visibility == .doubleColumn)
    }

    @Test func `B18.52f a divider that is dragged shut hides the first column, and says so`() async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice), idiom: .desktop, size: CGSize(width: 1200, height: 700))
      await stage.rest()
      await stage.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.2)
      #expect(choice.visibility == .doubleColumn && !stage.shows("letter a"))
    }

    @Test(arguments: places)
    func `B18.52g the button of the first column can be taken away`(idiom: Idiom, size: CGSize) async {
      struct Root: View {
        let removed: ToolbarDefaultItemKind?

        var body: some View {
          NavigationSplitView {
            Text("side").toolbar(removing: removed)
          } detail: {
            Text("detail")
          }
        }
      }
      let (usual, bare) = (
        await Stage(Root(removed: nil), idiom: idiom, size: size), await Stage(Root(removed: .sidebarToggle), idiom: idiom, size: size)
      )
      #expect(usual.has("Hide Sidebar"))
      #expect(!bare.has("Hide Sidebar") && bare.shows("side"))
    }

    @Test(arguments: places)
    func `B18.53 hidden columns keep their state, and appear again`(idiom: Idiom, size: CGSize) async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice), idiom: idiom, size: size)
      await stage.rest()
      try await stage.tap("side0")
      try await stage.tap("content0")
      _ = Log.take()
      await stage.harness.turn { choice.visibility = .detailOnly }
      #expect(Set(Log.take()) == ["side-", "content-"])
      #expect(!stage.has("side1") && !stage.has("content1"))
      await stage.harness.turn { choice.visibility = .all }
      #expect(Set(Log.take()) == ["side+", "content+"])
      #expect(stage.shows("side1") && stage.shows("content1"))
    }

    @Test func `B18.55ab one of three columns lies on top where there is room for one, and going back says which`() async throws {
      let choice = Choice()
      choice.top = .content
      let stage = await Stage(Mail(choice: choice))
      await stage.rest()
      #expect(stage.shows("no letter") && !stage.shows("letter a"))
      await stage.harness.turn { choice.top = .detail }
      await stage.rest()
      #expect(stage.shows("detail - 0") && !stage.shows("no letter"))
      try await stage.tap("BackButton")
      #expect(choice.top == .content && stage.shows("no letter"))
      try await stage.tap("BackButton")
      #expect(choice.top == .sidebar && stage.shows("letter a"))
      #expect(!stage.has("BackButton"))
      try await stage.tap("letter a")
      #expect(choice.top == .content && stage.shows("a number 1"))
      try await stage.tap("a number 1")
      #expect(choice.top == .detail && stage.shows("detail a 1"))
    }

    @Test func `B18.56ab folding and unfolding keeps selections and state`() async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice, decidesTop: false), size: CGSize(width: 1200, height: 700))
      await stage.rest()
      for label in ["side0", "letter b", "content0", "b number 3", "detail0"] { try await stage.tap(label) }
      stage.harness.resize(to: CGSize(width: 390, height: 700))
      await stage.rest()
      #expect(stage.shows("detail b 3") && stage.shows("detail1") && !stage.shows("letter b"))
      #expect(choice.letter == "b" && choice.number == 3)
      try await stage.tap("BackButton")
      #expect(stage.shows("content1") && choice.number == nil && choice.letter == "b")
      try await stage.tap("BackButton")
      #expect(stage.shows("side1") && choice.letter == nil)
      try await stage.tap("letter c")
      stage.harness.resize(to: CGSize(width: 1200, height: 700))
      await stage.rest()
      #expect(choice.letter == "c")
      for text in ["side1", "content1", "detail1", "c number 1"] { #expect(stage.shows(text), "\(text)") }
    }

    @Test func `B18.55a what the app wants on top is there when columns fold, whatever is selected`() async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice), size: CGSize(width: 1200, height: 700))
      await stage.rest()
      try await stage.tap("letter b")
      #expect(choice.top == .sidebar)
      stage.harness.resize(to: CGSize(width: 390, height: 700))
      await stage.rest()
      #expect(stage.shows("letter b") && choice.letter == "b")
      try await stage.tap("letter b")
      #expect(stage.shows("b number 1") && choice.top == .content)
    }

    @Test func `B18.54b B18.55a a selection that is there at first does not hide the column that the app wants on top`() async throws {
      let choice = Choice()
      choice.letter = "a"
      let stage = await Stage(Mail(choice: choice))
      await stage.rest()
      #expect(stage.shows("letter a") && !stage.shows("a number 1"))
      try await stage.tap("letter a")
      #expect(stage.shows("a number 1"))
      let own = await Stage(Mail(choice: choice, decidesTop: false))
      await own.rest()
      #expect(own.shows("a number 1") && !own.shows("letter a"))
    }

    @Test(arguments: [(Idiom.phone, 599.0, true), (.phone, 600, false), (.desktop, 390, false)])
    func `B18.51a B18.57ab a phone of less than 600 points is compact, a desktop never`(idiom: Idiom, width: Double, isOne: Bool) async {
      let stage = await Stage(
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }, idiom: idiom, size: CGSize(width: width, height: 700))
      await stage.rest()
      #expect((stage.shows("side") && stage.shows("detail")) == !isOne)
    }

    private struct Wide: View {
      var isContent = false

      var body: some View {
        NavigationSplitView {
          Color.red.ax("side")
        } content: {
          Color.green.ax("content").navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 300)
        } detail: {
          Color.blue.ax("detail")
        }
      }
    }

    @Test func `B18.58bcf columns of a large phone are 320 wide, and a divider keeps to the limits of its column`() async {
      let phone = await Stage(
        NavigationSplitView {
          Color.red.ax("side")
        } detail: {
          Color.blue.ax("detail")
        }, size: CGSize(width: 1200, height: 700))
      #expect(phone.harness.frame(of: "side")?.width == 320)
      #expect(phone.harness.frame(of: "detail")?.width == 879)
      let desktop = await Stage(Wide(), idiom: .desktop, size: CGSize(width: 1200, height: 700))
      #expect(desktop.harness.frame(of: "content")?.width == 250)
      await desktop.harness.drag(from: CGPoint(x: 451, y: 300), to: CGPoint(x: 700, y: 300), duration: 0.2)
      #expect(desktop.harness.frame(of: "content")?.width == 300)
      await desktop.harness.drag(from: CGPoint(x: 501, y: 300), to: CGPoint(x: 330, y: 300), duration: 0.2)
      #expect(desktop.harness.frame(of: "content")?.width == 150)
    }

    @Test func `B18.58 a divider follows the pointer where text runs from right to left`() async {
      let desktop = await Stage(
        Wide().environment(\.layoutDirection, .rightToLeft), idiom: .desktop, size: CGSize(width: 1200, height: 700))
      #expect(desktop.harness.frame(of: "side") == CGRect(x: 1000, y: 0, width: 200, height: 700))
      await desktop.harness.drag(from: CGPoint(x: 999, y: 300), to: CGPoint(x: 959, y: 300), duration: 0.2)
      #expect(desktop.harness.frame(of: "side")?.width == 240)
    }

    private struct Styled<S: NavigationSplitViewStyle>: View {
      let style: S
      @State private var cols = NavigationSplitViewVisibility.all

      var body: some View {
        NavigationSplitView(columnVisibility: $cols) {
          VStack {
            Color.red.ax("side")
            NamedTally(name: "side")
          }
        } detail: {
          ZStack(alignment: .topLeading) {
            Color.blue.ax("detail")
            NamedTally(name: "detail")
          }
        }
        .navigationSplitViewStyle(style)
      }
    }

    @Test(arguments: places)
    func `B18.59abc leading columns lie over a prominent detail, and make a balanced one smaller`(idiom: Idiom, size: CGSize) async throws {
      let side: CGFloat = idiom == .phone ? 320 : 200
      let balanced = await Stage(Styled(style: .balanced), idiom: idiom, size: size)
      #expect(balanced.harness.frame(of: "detail")?.width == size.width - side - 1)
      let automatic = await Stage(Styled(style: .automatic), idiom: idiom, size: size)
      #expect(automatic.harness.frame(of: "detail")?.width == size.width - side - 1)
      let prominent = await Stage(Styled(style: .prominentDetail), idiom: idiom, size: size)
      let whole = try #require(prominent.harness.frame(of: "detail"))
      #expect(whole.minX == 0 && whole.width == size.width)
      #expect(prominent.harness.frame(of: "side")?.width == side)
      try await prominent.tap("side0")
      #expect(prominent.shows("side1"))
      try await prominent.tap("Hide Sidebar")
      #expect(!prominent.has("side1"))
      #expect(prominent.harness.frame(of: "detail") == whole)
      try await prominent.tap("detail0")
      try await prominent.tap("Show Sidebar")
      #expect(prominent.shows("side1") && prominent.shows("detail1"))
    }

    @Test(arguments: places)
    func `B18.60b dismiss in a column beside others takes the selection back that has led there`(idiom: Idiom, size: CGSize) async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice), idiom: idiom, size: size)
      await stage.rest()
      try await stage.tap("letter b")
      try await stage.tap("b number 2")
      try await stage.tap("close")
      #expect(choice.number == nil && choice.letter == "b")
      #expect(stage.shows("detail b 0") && stage.shows("b number 1"))
    }

    @Test func `B18.60a dismiss in one stack goes back`() async throws {
      let choice = Choice()
      let stage = await Stage(Mail(choice: choice))
      await stage.rest()
      try await stage.tap("letter b")
      try await stage.tap("b number 2")
      try await stage.tap("close")
      #expect(choice.number == nil && choice.letter == "b" && choice.top == .content)
      #expect(stage.shows("b number 1") && !stage.shows("detail b 0"))
    }

    @Test func `B18.61bc items and titles are those of the columns that are seen`() async throws {
      let choice = Choice()
      let phone = await Stage(Mail(choice: choice), size: CGSize(width: 1200, height: 700))
      await phone.rest()
      func x(_ label: String) -> CGFloat? { phone.harness.elementFrame(label)?.midX }
      #expect(try #require(x("side item")) < 320)
      #expect(try #require(x("content item")) > 320 && #require(x("content item")) < 641)
      #expect(try #require(x("detail item")) > 641)
      for title in ["Letters", "Numbers", "Text"] { #expect(phone.shows(title)) }
      await phone.harness.turn { choice.visibility = .detailOnly }
      await phone.rest()
      #expect(phone.has("detail item") && !phone.has("side item") && !phone.has("content item"))
      let desktop = await Stage(Mail(choice: Choice()), idiom: .desktop, size: CGSize(width: 1200, height: 700))
      await desktop.rest()
      for item in ["side item", "content item", "detail item"] { #expect(desktop.has(item)) }
      #expect(desktop.shows("Text"))
      try await desktop.tap("Hide Sidebar")
      #expect(!desktop.has("side item") && desktop.has("content item"))
    }

    @Test func `B18.40f B18.61ac in one stack only what lies on top has items, title and search`() async throws {
      struct Root: View {
        @State private var query = ""

        var body: some View {
          NavigationStack {
            NavigationLink("go") { Text("up").navigationTitle("Up").toolbar { Button("up item") {} } }
              .navigationTitle("Root").searchable(text: $query).toolbar { Button("root item") {} }
          }
        }
      }
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Root(), idiom: idiom)
        #expect(stage.has("root item") && stage.has("Search"))
        try await stage.tap("go")
        #expect(stage.has("up item") && !stage.has("root item") && !stage.has("Search"))
        try await stage.tap("BackButton")
        #expect(stage.has("root item") && stage.has("Search") && !stage.has("up item"))
      }
    }

    private struct Deleting: View {
      @State private var items = [1, 2, 3]
      @State private var selection: Int?
      let hasStack: Bool

      @ViewBuilder private func detail(_ item: Int) -> some View {
        let content = Button("delete") { items.removeAll { $0 == item } }.navigationTitle("item \(item)")
        if hasStack { NavigationStack { content } } else { content }
      }

      var body: some View {
        NavigationSplitView {
          List(selection: $selection) { ForEach(items, id: \.self) { Text("row \($0)").tag($0) } }.navigationTitle("all")
        } detail: {
          if let selection, items.contains(selection) { detail(selection) } else { Text("none") }
        }
      }
    }

    @Test(arguments: [true, false]) func `B18.56 a column has its way back again when the stack in it goes`(_ hasStack: Bool) async throws {
      let stage = await Stage(Deleting(hasStack: hasStack), idiom: .phone, size: CGSize(width: 390, height: 600))
      try await stage.tap("row 1")
      await stage.rest()
      try await stage.tap("delete")
      await stage.rest()
      #expect(stage.shows("none"))
      try await stage.tap("BackButton")
      await stage.rest()
      #expect(stage.shows("row 2") && !stage.shows("none"))
    }
  }
}
