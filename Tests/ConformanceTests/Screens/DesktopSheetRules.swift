import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Sizes of sheets and windows on desktops (B19.26).
  @MainActor
  struct DesktopSheetRules {
    enum Kind: CaseIterable {
      case form, list, table, editor, stack, split, tabs
    }

    private struct Row: Identifiable { let id: Int }

    private struct Content: View {
      let kind: Kind
      @State private var text = "text"
      @State private var date = Date(timeIntervalSince1970: 0)

      private var form: some View {
        Form {
          TextField("Name", text: $text)
          DatePicker("Date", selection: $date)
        }
        .formStyle(.grouped)
      }

      private var list: some View { List(0..<20, id: \.self) { Text("row \($0)") } }

      var body: some View {
        switch kind {
        case .form: form
        case .list: list
        case .table: Table((0..<20).map(Row.init)) { TableColumn("number") { Text("\($0.id)") } }
        case .editor: TextEditor(text: $text)
        case .stack: NavigationStack { form.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } } }
        case .split:
          NavigationSplitView {
            list
          } detail: {
            Text("detail")
          }
        case .tabs: TabView { Tab("tab", systemImage: "star") { list } }
        }
      }
    }

    private struct Root: View {
      let kind: Kind
      var isPopover = false

      var body: some View {
        if isPopover {
          Button("root") {}.popover(isPresented: .constant(true)) { Content(kind: kind).ax("content") }
        } else {
          Text("root").sheet(isPresented: .constant(true)) { Content(kind: kind).ax("content") }
        }
      }
    }

    @Test(arguments: Kind.allCases, [false, true])
    func `B19.26 what scrolls has a usable size in a sheet and in a popover`(_ kind: Kind, isPopover: Bool) async throws {
      let stage = await Stage(Root(kind: kind, isPopover: isPopover), idiom: .desktop, size: CGSize(width: 900, height: 700))
      await stage.rest()
      let frame = try #require(stage.harness.frame(of: "content"))
      #expect(frame.width >= 300 && frame.height >= 80, "\(frame)")
      #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= 900 && frame.maxY <= 700)
    }

    @Test func `B19.26k a grouped form is as high as its rows, with the same space above and below`() async throws {
      struct Root: View {
        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) {
            Form {
              ForEach(0..<4, id: \.self) { Text("row \($0)").ax("row \($0)") }
            }
            .formStyle(.grouped).ax("form")
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop, size: CGSize(width: 900, height: 700))
      await stage.rest()
      let form = try #require(stage.harness.frame(of: "form"))
      let first = try #require(stage.harness.frame(of: "row 0")), last = try #require(stage.harness.frame(of: "row 3"))
      #expect(abs((first.minY - form.minY) - (form.maxY - last.maxY)) <= 1, "\(form) \(first) \(last)")
    }

    @Test func `B17.04b a list in a row of a list in a sheet has no length of its own`() async throws {
      struct Root: View {
        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) { List { List { Text("inner") }.ax("inner") } }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop, size: CGSize(width: 900, height: 700))
      await stage.rest()
      #expect(try #require(stage.harness.frame(of: "inner")).height == 10)
    }

    private struct Small: App {
      var body: some Scene { WindowGroup { SmallRoot() } }
    }

    private struct SmallRoot: View {
      @State private var isShown = false
      @State private var count = 1

      var body: some View {
        VStack {
          Button("open") { isShown = true }
          Button("add") { count += 1 }.ax("add")
          ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 100, height: 40).ax("row \($0)") }
        }
        .sheet(isPresented: $isShown) {
          Button("close") { isShown = false }.frame(width: 500, height: 420).ax("sheet")
        }
      }
    }

    @Test func `B19.26h a window grows for a sheet that has not enough room, and gets its size back`() async throws {
      let app = AppHarness(Small(), idiom: .desktop)
      await app.settle()
      let window = try #require(app.windows.first)
      let former = try #require(window.frame(of: "add"))
      try await window.tap("open")
      await window.advance(by: 1)
      let sheet = try #require(window.frame(of: "sheet"))
      #expect(sheet.size == CGSize(width: 500, height: 420) && sheet.minX > 0 && sheet.minY > 0)
      try await window.tap("close")
      await window.advance(by: 1)
      #expect(window.frame(of: "add") == former)
    }

    private struct Configured: App {
      struct Main: View {
        @Environment(\.openSettings) private var openSettings
        var body: some View { Button("settings") { openSettings() } }
      }

      var body: some Scene {
        WindowGroup { Main() }
        Settings {
          Form {
            Toggle("one", isOn: .constant(true))
            Toggle("two", isOn: .constant(true)).ax("two")
          }
          .formStyle(.grouped).ax("form")
        }
      }
    }

    private struct FormApp: App {
      var body: some Scene {
        WindowGroup { Form { ForEach(0..<30) { Toggle("row \($0)", isOn: .constant(true)) } }.formStyle(.grouped).ax("form") }
      }
    }

    @Test func `a window with a grouped form opens at the usual size of content that scrolls`() async throws {
      let app = AppHarness(FormApp(), idiom: .desktop)
      await app.settle()
      #expect(try #require(app.windows[0].frame(of: "form")).size == CGSize(width: 900, height: 450))
    }

    @Test func `B20.65f settings with a grouped form have its size`() async throws {
      let app = AppHarness(Configured(), idiom: .desktop)
      await app.settle()
      try await app.windows[0].tap("settings")
      let form = try #require(app.windows[1].frame(of: "form")), last = try #require(app.windows[1].frame(of: "two"))
      #expect(form.width < 600 && form.maxY - last.maxY < 40)
    }

    @Test func `a window grows with its content`() async throws {
      let app = AppHarness(Small(), idiom: .desktop)
      await app.settle()
      let window = try #require(app.windows.first)
      for _ in 1..<20 { try await window.tap("add") }
      let (add, last) = (try #require(window.frame(of: "add")), try #require(window.frame(of: "row 19")))
      #expect(add.minY > 0 && last.maxY - add.minY > 20 * 40)
    }

    @Test func `B19.22 a sheet begins at the top of its content, wherever its first control is`() async throws {
      struct Root: View {
        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) {
            ScrollView {
              VStack {
                ForEach(0..<60, id: \.self) { Text("line \($0)").ax("line \($0)") }
                Button("close") {}
              }
            }
            .frame(width: 250, height: 200).ax("sheet")
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      #expect(stage.harness.focusedLabel == "close")
      #expect(try #require(stage.harness.frame(of: "line 0")).minY >= #require(stage.harness.frame(of: "sheet")).minY)
    }

    private struct Pushing: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) {
          NavigationStack {
            VStack {
              NavigationLink("small") { Text("tiny") }
              NavigationLink("large") { Color.red.frame(width: 400, height: 300) }
            }
            .frame(width: 300, height: 200)
          }
          .ax("stack")
        }
      }
    }

    @Test func `B19.26 a sheet keeps the size of its root while a smaller screen covers that`() async throws {
      let stage = await Stage(Pushing(), idiom: .desktop)
      #expect(try #require(stage.harness.frame(of: "stack")).size == CGSize(width: 300, height: 200))
      try await stage.tap("small")
      #expect(stage.shows("tiny"))
      #expect(try #require(stage.harness.frame(of: "stack")).size == CGSize(width: 300, height: 200))
      try await stage.tap("Back")
      try await stage.tap("large")
      let frame = try #require(stage.harness.frame(of: "stack"))
      #expect(frame.width == 400 && frame.height > 300)
      try await stage.tap("Back")
      #expect(try #require(stage.harness.frame(of: "stack")).size == CGSize(width: 300, height: 200))
    }
  }
}
