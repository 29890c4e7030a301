#if GTK
import Foundation
import RivuletControls
import RivuletElements
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletLooks
import RivuletNames
import RivuletScreens
import Testing

/// What dialogs, lists, menus and symbols are called.
@MainActor
struct AccessibleNameTests {
  private struct Presenting: View {
    @State var shown = ""
    @State var rows = 3

    private func isShown(_ name: String) -> Binding<Bool> {
      Binding {
        shown == name
      } set: {
        if !$0 { shown = "" }
      }
    }

    var body: some View {
      VStack {
        ForEach(["sheet", "labelled", "headed", "plain", "popover", "alert", "dialog"], id: \.self) { name in
          Button("open " + name) { shown = name }
        }
        Menu("Actions") { Button("Copy") {} }
      }
      .sheet(isPresented: isShown("sheet")) {
        NavigationStack {
          List { Button("add") { rows += 1 } }.navigationTitle("\(rows) Notes")
        }
      }
      .sheet(isPresented: isShown("labelled")) {
        VStack {
          Text("one"); Text("two")
        }.accessibilityElement(children: .contain).accessibilityLabel("Colors")
      }
      .sheet(isPresented: isShown("headed")) {
        VStack {
          Text("before"); Text("Heading").accessibilityAddTraits(.isHeader)
        }
      }
      .sheet(isPresented: isShown("plain")) {
        VStack {
          Text("Only a text"); Text("more")
        }
      }
      .popover(isPresented: isShown("popover")) { Form { Text("x") }.navigationTitle("Options").frame(width: 100, height: 100) }
      .alert("Really?", isPresented: isShown("alert")) { Button("Yes") {} }
      .confirmationDialog("Sure?", isPresented: isShown("dialog"), titleVisibility: .hidden) { Button("Delete") {} }
    }
  }

  @Test(arguments: [
    ("sheet", "dialog", "3 Notes"), ("labelled", "dialog", "Colors"), ("headed", "dialog", "Heading"), ("plain", "dialog", "Only a text"),
    ("popover", "dialog", "Options"), ("alert", "alert", "Really?"), ("dialog", "dialog", "Sure?"),
  ])
  func `a dialog is called by its title, else by its label or by what it says first`(
    _ kind: String, _ role: String, _ name: String
  ) async throws {
    for idiom in [Idiom.desktop, .phone] {
      let stage = AccessibleStage(Presenting(), idiom: idiom)
      _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "open " + kind)), .int(0))
      await stage.rest()
      _ = stage.events()
      #expect(stage.find(role, name) != nil, "\(idiom): \(stage.find(role).map(stage.name) ?? "none")")
    }
  }

  @Test func `a dialog and its list follow their title, and tell it`() async throws {
    let stage = AccessibleStage(Presenting())
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "open sheet")), .int(0))
    await stage.rest()
    _ = stage.events()
    let dialog = try #require(stage.find("dialog", "3 Notes"))
    let list = try #require(stage.find("list", "3 Notes", in: dialog))
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "add")), .int(0))
    let events = stage.events()
    #expect(stage.name(dialog) == "4 Notes" && stage.name(list) == "4 Notes")
    #expect(events.contains("PropertyChange accessible-name 0 4 Notes of dialog 4 Notes"))
    #expect(events.contains("PropertyChange accessible-name 0 4 Notes of list 4 Notes"))
  }

  @Test func `a menu is one, called like what opens it, and a dialog is as large as its panel`() async throws {
    let stage = AccessibleStage(Presenting())
    let window = stage.extents(AccessibleStage.window)
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "Actions")), .int(0))
    await stage.rest()
    _ = stage.events()
    let menu = try #require(stage.find("menu", "Actions"))
    let item = try #require(stage.find("menu item", "Copy", in: menu))
    #expect(stage.extents(menu).contains(stage.extents(item)), "\(stage.extents(menu)) \(stage.extents(item))")
    #expect(stage.extents(menu).width < window.width && stage.extents(menu).height < window.height)
  }

  private struct Lists: View {
    var body: some View {
      TabView {
        Tab("First", systemImage: "star") { NavigationStack { List { Text("a") }.navigationTitle("Shelf") } }
        Tab("Second", systemImage: "heart") { List { Text("b") } }
        Tab("Third", systemImage: "bell") { List { Text("c") }.accessibilityLabel("Words") }
      }
    }
  }

  @Test func `a list is called like its screen, else like its tab or its window, unless it has a label`() async throws {
    for idiom in [Idiom.desktop, .phone] {
      let stage = AccessibleStage(Lists(), idiom: idiom)
      #expect(stage.find("list").map(stage.name) == "Shelf")
      for (tab, name) in [("Second", "Second"), ("Third", "Words")] {
        _ = stage.call(.action, "DoAction", try #require(stage.find("page tab", tab)), .int(0))
        await stage.rest()
        _ = stage.events()
        #expect(stage.find("list").map(stage.name) == name)
      }
      #expect(AccessibleStage(List { Text("a") }, idiom: idiom).find("list", "Stage") != nil)
      let titled = AccessibleStage(List { Text("a") }.navigationTitle("Settings"), idiom: idiom)
      #expect(titled.find("list", "Settings") != nil)
    }
  }

  @Test func `columns have lists of their own names`() {
    let stage = AccessibleStage(
      NavigationSplitView {
        List { Text("a") }.navigationTitle("Folders")
      } detail: {
        List { Text("b") }.navigationTitle("Notes")
      }
      .frame(width: 390, height: 400))
    let lists = stage.all("list").map(stage.name)
    #expect(lists == ["Folders", "Notes"] || lists == ["Notes"])
  }

  @Test(arguments: [
    ("square.and.arrow.up", "Share"), ("trash", "Delete"), ("plus", "Add"), ("plus.circle.fill", "Add"), ("star.fill", "Favorite"),
    ("speaker.wave.2.fill", "Speaker wave 2"), ("figure.walk", "Figure walk"), ("doc.text", "Doc text"),
  ])
  func `a symbol is read as words`(_ symbol: String, _ words: String) {
    let stage = AccessibleStage(
      VStack {
        Image(systemName: symbol)
        Button {
        } label: {
          Image(systemName: symbol)
        }
      })
    #expect(stage.find("image", words) != nil, "\(stage.find("image").map(stage.name) ?? "")")
    #expect(stage.find("push button", words) != nil)
  }

  private struct Choices: View {
    @State var showsGrid = true
    @State var order = "name"
    @State var size = "large"

    var body: some View {
      Menu("View") {
        Toggle("Grid", isOn: $showsGrid)
        Picker("Order", selection: $order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
        .pickerStyle(.inline)
        Button("Plain") {}
        Menu("More") { Button("Deep") {} }
      }
    }
  }

  @Test func `what a menu has chosen is checked, and its items say of which sort they are`() async throws {
    let stage = AccessibleStage(Choices())
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "View")), .int(0))
    await stage.rest()
    _ = stage.events()
    #expect(stage.states(try #require(stage.find("check menu item", "Grid"))).contains([.checkable, .checked]))
    #expect(stage.states(try #require(stage.find("radio menu item", "Name"))).contains([.checkable, .checked]))
    let date = stage.states(try #require(stage.find("radio menu item", "Date")))
    #expect(date.contains(.checkable) && !date.contains(.checked))
    #expect(!stage.states(try #require(stage.find("menu item", "Plain"))).contains(.checkable))
    #expect(stage.states(try #require(stage.find("menu item", "More"))).contains(.hasPopup))
  }
}
#endif
