import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pickers: what the place makes of them.
  @MainActor
  struct PickerPlaceRules {
    private struct Sizes<S: PickerStyle>: View {
      let style: S
      @State private var s = 0
      var body: some View {
        Picker(
          "Size",
          selection: Binding(
            get: { s },
            set: {
              Log.add("set \($0)"); s = $0
            })
        ) {
          Text("S").tag(0)
          Text("M").tag(1)
          Text("L").tag(2)
        }
        .pickerStyle(style)
      }
    }

    @Test func `S383 B21.02d B21.31abc a picker leads to a screen of its options, and a choice goes back`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(NavigationStack { Form { Sizes(style: .navigationLink) } }, idiom: idiom)
        #expect(stage.shows("Size") && stage.shows("S") && !stage.shows("M"))
        try await stage.tap("Size")
        #expect(stage.shows("Size") && stage.shows("M") && stage.shows("L"))
        #expect(stage.harness.isSelected("S"))
        try await stage.tap("M")
        #expect(Log.take() == ["set 1"])
        #expect(stage.shows("M") && !stage.shows("L"))
        try await stage.tap("Size")
        try await stage.tap("M")
        #expect(Log.take() == [])
        #expect(!stage.shows("L"))
      }
    }

    @Test func `B21.31d outside of a stack a picker that leads on is disabled`() async throws {
      let stage = await Stage(Form { Sizes(style: .navigationLink) })
      try await stage.tap("S")
      #expect(!stage.shows("L"))
      #expect(stage.harness.runtimeIssues.count == 1)
    }

    @Test func `B21.25abd pickers are menus in free places, forms and toolbars`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let free = await Stage(Sizes(style: .automatic), idiom: idiom)
        #expect(free.harness.role(of: "Size") == "popUpButton")
        let form = await Stage(Form { Sizes(style: .automatic) }, idiom: idiom)
        #expect(form.harness.role(of: "Size") == "popUpButton")
        let bar = await Stage(NavigationStack { Text("x").toolbar { Sizes(style: .automatic) } }, idiom: idiom)
        #expect(bar.harness.role(of: "Size") == "popUpButton")
      }
    }

    @Test func `B20.25f B21.29bc in a menu a picker is its options, or a submenu, or a row`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let inline = await Stage(Menu("menu") { Sizes(style: .inline) }, idiom: idiom)
        try await inline.tap("menu")
        #expect(inline.shows("S") && inline.shows("M") && inline.shows("L"))
        try await inline.tap("L")
        #expect(Log.take() == ["set 2"])
        let submenu = await Stage(Menu("menu") { Sizes(style: .menu) }, idiom: idiom)
        try await submenu.tap("menu")
        #expect(submenu.shows("Size") && !submenu.shows("L"))
        try await submenu.tap("Size")
        try await submenu.tap("L")
        #expect(Log.take() == ["set 2"])
        #expect(!submenu.shows("Size") || idiom == .desktop)
        let row = await Stage(Menu("menu") { Sizes(style: .palette) }, idiom: idiom)
        try await row.tap("menu")
        try await row.tap("M")
        #expect(Log.take() == ["set 1"])
      }
    }

    @Test func `B21.85b a section in a sidebar is folded by its chevron, elsewhere by its binding only`() async throws {
      struct Root: View {
        @State private var isOpen = true
        var body: some View {
          List {
            Section(isExpanded: $isOpen) {
              Text("inside")
            } header: {
              Text("Head")
            }
            Button("flip") { isOpen.toggle() }
            Text("open \(isOpen)")
          }
        }
      }
      let sidebar = await Stage(Root().listStyle(.sidebar))
      #expect(sidebar.shows("inside"))
      try await sidebar.tap("flip")
      #expect(!sidebar.shows("inside"))
      let plain = await Stage(Root().listStyle(.plain))
      try await plain.tap("flip")
      #expect(!plain.shows("inside"))
      #expect(plain.shows("open false"))
    }
  }
}
