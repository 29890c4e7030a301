import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B1.02, B3.14–B3.20, B3.29, B3.38: every control shows and writes its value over every kind of source, at every place.
  ///
  /// Each test is a row of one table: a control over all sources. The places take turns, so that each control and each source is seen at all of
  /// them. In a cell the control writes, then the model, then another thread; after each the model, the control and an echo agree.
  @MainActor
  struct ControlSourceRules {
    typealias Show<Value> = (ViewHarness, Value) -> Bool
    typealias Act<Value> = (ViewHarness, Value) async throws -> Void

    /// Runs the row of a control.
    ///
    /// - Parameters:
    ///   - places: Where the control may stand.
    ///   - shows: True if the control shows a value.
    ///   - act: Has the control write a value.
    ///   - control: Makes the control.
    private func check<Value: SampleValue, Control: View>(
      _ name: String, places: [Place] = Place.allCases, idiom: Idiom = .phone, shows: @escaping Show<Value>, act: @escaping Act<Value>,
      @ViewBuilder _ control: @escaping (Binding<Value>) -> Control
    ) async throws {
      let turn = name.utf8.reduce(0) { $0 + Int($1) }
      for (number, source) in SourceKind.allCases.enumerated() {
        let place = places[(turn + number) % places.count]
        let cell = SourceCell<Value>(at: place) { AnyView(control($0)) }
        do { try await run(cell, source, idiom, "\(name) over \(source) in \(place)", shows, act) } catch {
          Issue.record("\(name) over \(source) in \(place): \(error)")
        }
      }
    }

    private func run<Value: SampleValue>(
      _ cell: SourceCell<Value>, _ source: SourceKind, _ idiom: Idiom, _ name: String, _ shows: Show<Value>, _ act: Act<Value>
    ) async throws {
      _ = Log.take()
      let harness = ViewHarness(source.view(cell), idiom: idiom) { $0.timeZone = .gmt }
      func expect(_ value: Value, _ event: String) async {
        await harness.advance(by: 1)
        #expect(cell.read() == value, "\(name), \(event): model")
        #expect(shows(harness, value), "\(name), \(event): control shows \(harness.texts) \(harness.semanticsDump())")
        #expect(harness.texts.contains("echo \(value.label)"), "\(name), \(event): echo \(harness.texts)")
      }
      let (first, second) = (Value.samples[0], Value.samples[1])
      await harness.settle()
      await expect(first, "at first")
      try await act(harness, second)
      await expect(second, "after the control")
      await harness.turn { cell.write(first) }
      await expect(first, "after the model")
      await writeElsewhere(second, cell)
      await harness.settle()
      await expect(second, "after another thread")
      await harness.turn { cell.write(first) }
      await expect(first, "after the model again")
      try await act(harness, second)
      await expect(second, "after the control again")
      #expect(harness.runtimeIssues == [], "\(name)")
    }

    /// Writes from another thread, or hops to the main one where the source wants that.
    private func writeElsewhere<Value: SampleValue>(_ value: Value, _ cell: SourceCell<Value>) async {
      if cell.isThreadSafe, let binding = cell.binding {
        await Task.detached { binding.wrappedValue = value }.value
      } else {
        await Task.detached { await MainActor.run { cell.write(value) } }.value
      }
    }

    // MARK: Values of fields

    private func toggle<Style: ToggleStyle>(_ style: Style, _ idiom: Idiom = .phone) async throws {
      try await check(
        "toggle", idiom: idiom, shows: { $0.value(of: "control") == ($1 ? "1" : "0") }, act: { h, _ in try await h.tap("control") }
      ) {
        Toggle("control", isOn: $0).toggleStyle(style)
      }
    }

    @Test func `toggles of every style`() async throws {
      try await toggle(.switch)
      try await toggle(.button)
      try await toggle(CheckboxToggleStyle(), .desktop)
      try await toggle(.automatic, .desktop)
    }

    private func isField(_ harness: ViewHarness, _ value: String) -> Bool { harness.value(of: "control") == value }

    @Test func `fields of text`() async throws {
      try await check("field", shows: isField, act: { try await $0.type($1, into: "control", replacing: true) }) {
        TextField("control", text: $0)
      }
      try await check(
        "secure", shows: { $0.value(of: "control") == String(repeating: "•", count: $1.count) },
        act: { try await $0.type($1, into: "control", replacing: true) }
      ) { SecureField("control", text: $0) }
      try await check("editor", shows: isField, act: { try await $0.type($1, into: "control", replacing: true) }) {
        TextEditor(text: $0).accessibilityLabel("control").frame(height: 80)
      }
      try await check(
        "format", idiom: .desktop, shows: { (h: ViewHarness, n: Int) in h.value(of: "control") == "\(n)" },
        act: {
          try await $0.type("\($1)", into: "control", replacing: true)
          await $0.key(.return)
        }
      ) { TextField("control", value: $0, format: .number) }
    }

    @Test func `sliders and steppers`() async throws {
      try await check(
        "slider", shows: { $0.value(of: "control") == ($1 == 5 ? "50%" : "60%") },
        act: { (h: ViewHarness, _: Double) in await h.performAction("increment", on: "control") }
      ) { Slider(value: $0, in: 0...10, step: 1) { Text("control") } }
      try await check(
        "stepper", shows: { (_, _) in true }, act: { (h: ViewHarness, _: Int) in try await h.tap("Increment") }
      ) { Stepper("control", value: $0) }
    }

    // MARK: Choices

    private func choice<Style: PickerStyle>(
      _ style: Style, places: [Place] = Place.allCases, idiom: Idiom = .phone, shows: @escaping Show<Int>, act: @escaping Act<Int>
    )
      async throws
    {
      try await check("\(Style.self)", places: places, idiom: idiom, shows: shows, act: act) { choice in
        Picker("control", selection: choice) {
          Text("zero").tag(0)
          Text("one").tag(1)
        }
        .pickerStyle(style)
      }
    }

    private func isChosen(_ harness: ViewHarness, _ number: Int) -> Bool {
      harness.isSelected(number == 0 ? "zero" : "one") && !harness.isSelected(number == 0 ? "one" : "zero")
    }

    private func isShown(_ harness: ViewHarness, _ number: Int) -> Bool { harness.value(of: "control") == (number == 0 ? "zero" : "one") }

    @Test func `pickers of every style`() async throws {
      let tapOption: Act<Int> = { try await $0.tap($1 == 0 ? "zero" : "one") }
      let open: Act<Int> = {
        try await $0.tap("control")
        await $0.advance(by: 1)
        try await $0.tap($1 == 0 ? "zero" : "one")
      }
      try await choice(.segmented, shows: isChosen, act: tapOption)
      try await choice(.inline, places: [.list], shows: isChosen, act: tapOption)
      try await choice(RadioGroupPickerStyle(), idiom: .desktop, shows: isChosen, act: tapOption)
      try await choice(PalettePickerStyle(), shows: isChosen, act: tapOption)
      try await choice(.menu, shows: isShown, act: open)
      try await choice(.wheel, idiom: .desktop, shows: isShown) { harness, _ in
        for _ in 0..<5 where harness.focusedLabel != "control" { await harness.moveFocus() }
        await harness.key(.downArrow)
      }
    }

    @Test func `menus with a toggle and with a picker`() async throws {
      try await check(
        "menu toggle", shows: { (_, _: Bool) in true },
        act: { h, _ in
          try await h.tap("menu")
          await h.advance(by: 1)
          try await h.tap("control")
        }
      ) { value in Menu("menu") { Toggle("control", isOn: value) } }
      try await check(
        "menu picker", shows: { (_, _: Int) in true },
        act: { h, n in
          try await h.tap("menu")
          await h.advance(by: 1)
          try await h.tap(n == 0 ? "zero" : "one")
        }
      ) { value in
        Menu("menu") {
          Picker("control", selection: value) {
            Text("zero").tag(0)
            Text("one").tag(1)
          }
          .pickerStyle(.inline)
        }
      }
    }

    @Test func `date pickers`() async throws {
      try await check(
        "date", places: [.stack, .branch, .sheet],
        shows: { h, date in h.isSelected("5") == (date == Date.samples[0]) && h.isSelected("20") == (date == Date.samples[1]) },
        act: { (h: ViewHarness, _: Date) in try await h.tap("20") }
      ) { DatePicker("control", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
    }

    @Test func `disclosure groups`() async throws {
      try await check(
        "disclosure", shows: { $0.value(of: "control") == ($1 ? "expanded" : "collapsed") && $0.texts.contains("inside") == $1 },
        act: { h, _ in try await h.tap("control") }
      ) { value in DisclosureGroup("control", isExpanded: value) { Text("inside") } }
    }

    @Test func `selections of lists and tables`() async throws {
      let screens: [Place] = [.stack, .branch, .sheet]
      try await check(
        "list", places: screens, idiom: .desktop, shows: { (h: ViewHarness, n: Int?) in h.isSelected("row 1") == (n == 1) },
        act: { h, _ in try await h.tap("row 1") }
      ) { value in List(0..<3, id: \.self, selection: value) { Text("row \($0)") }.frame(height: 200) }
      try await check(
        "lists", places: screens, idiom: .desktop, shows: { (h: ViewHarness, n: Set<Int>) in h.isSelected("row 1") == n.contains(1) },
        act: { h, _ in try await h.tap("row 1") }
      ) { value in List(0..<3, id: \.self, selection: value) { Text("row \($0)") }.frame(height: 200) }
      try await check(
        "table", places: screens, idiom: .desktop, shows: { (h: ViewHarness, n: Int?) in h.isSelected("row 1") == (n == 1) },
        act: { h, _ in try await h.tap("row 1") }
      ) { value in
        Table([SampleItem<Int>(id: 0), SampleItem<Int>(id: 1)], selection: value) { TableColumn("c") { Text("row \($0.id)") } }.frame(
          height: 200)
      }
    }

    // MARK: Screens

    @Test func `tabs, stacks and columns`() async throws {
      let screens: [Place] = [.stack, .branch, .sheet]
      try await check(
        "tabs", places: screens, shows: { (h: ViewHarness, n: Int) in h.texts.contains("page \(n)") && !h.texts.contains("page \(1 - n)") },
        act: { try await $0.tap("tab \($1)") }
      ) { value in
        TabView(selection: value) {
          Tab("tab 0", systemImage: "star", value: 0) { Text("page 0") }
          Tab("tab 1", systemImage: "star", value: 1) { Text("page 1") }
        }
      }
      try await check(
        "path", places: screens, shows: { (h: ViewHarness, path: [Int]) in h.texts.contains("page") == !path.isEmpty },
        act: { h, _ in try await h.tap("push") }
      ) { value in
        NavigationStack(path: value) {
          NavigationLink("push", value: 1).navigationDestination(for: Int.self) { _ in Text("page") }
        }
      }
      try await check(
        "columns", places: [.stack, .branch], idiom: .desktop,
        shows: { (h: ViewHarness, n: Int?) in h.texts.contains("detail \(n.label)") },
        act: { h, _ in try await h.tap("row 1") }
      ) { value in
        NavigationSplitView {
          List(0..<3, id: \.self, selection: value) { Text("row \($0)") }
        } detail: {
          DetailEcho(value: value)
        }
        .frame(minHeight: 300)
      }
    }

    private struct DetailEcho: View {
      @Binding var value: Int?
      var body: some View { Text("detail \(value.label)") }
    }

    private func presentation<Presenter: View>(
      _ name: String, idiom: Idiom = .phone, @ViewBuilder _ presenter: @escaping (Binding<Bool>) -> Presenter
    ) async throws {
      try await check(
        name, idiom: idiom, shows: { $0.texts.contains("presented") == $1 },
        act: { h, value in
          // People open it by a button that writes through the binding.
          try await h.tap("open")
        }
      ) { value in presenter(value) }
    }

    private struct Opener: View {
      @Binding var isOpen: Bool
      var body: some View { Button("open") { isOpen = true } }
    }

    @Test func `presentations by a flag`() async throws {
      try await presentation("sheet") { v in Opener(isOpen: v).sheet(isPresented: v) { Text("presented") } }
      try await presentation("cover") { v in Opener(isOpen: v).fullScreenCover(isPresented: v) { Text("presented") } }
      try await presentation("popover", idiom: .desktop) { v in Opener(isOpen: v).popover(isPresented: v) { Text("presented") } }
      try await presentation("alert") { v in Opener(isOpen: v).alert("presented", isPresented: v) { Button("OK") {} } }
      try await presentation("dialog") { v in
        Opener(isOpen: v).confirmationDialog("presented", isPresented: v, titleVisibility: .visible) { Button("OK") {} }
      }
      try await presentation("inspector", idiom: .desktop) { v in Opener(isOpen: v).inspector(isPresented: v) { Text("presented") } }
    }

    private struct ItemOpener: View {
      @Binding var item: Int?
      var body: some View { Button("open") { item = 1 } }
    }

    @Test func `presentations of an item`() async throws {
      func row<Presenter: View>(_ name: String, _ idiom: Idiom = .phone, @ViewBuilder _ presenter: @escaping (Binding<Int?>) -> Presenter)
        async throws
      {
        try await check(
          name, idiom: idiom, shows: { (h: ViewHarness, n: Int?) in h.texts.contains("presented") == (n != nil) },
          act: { h, _ in try await h.tap("open") }, presenter)
      }
      try await row("sheet of an item") { v in ItemOpener(item: v).sheet(item: v.identified) { _ in Text("presented") } }
      try await row("cover of an item") { v in ItemOpener(item: v).fullScreenCover(item: v.identified) { _ in Text("presented") } }
      try await row("popover of an item", .desktop) { v in ItemOpener(item: v).popover(item: v.identified) { _ in Text("presented") } }
    }

    @Test func `search`() async throws {
      let screens: [Place] = [.stack, .branch, .sheet]
      try await check(
        "search", places: screens, idiom: .phone, shows: { $0.value(of: "Search") == $1 || $0.texts.contains($1) },
        act: { try await $0.type($1, into: "Search", replacing: true) }
      ) { value in NavigationStack { Text("x").searchable(text: value) } }
      try await check(
        "presented search", places: screens, idiom: .phone, shows: { $0.texts.contains("Cancel") == $1 },
        act: { h, _ in try await h.tap("Search") }
      ) { value in NavigationStack { Text("x").searchable(text: .constant(""), isPresented: value) } }
    }
  }
}

extension Optional where Wrapped == Int {
  fileprivate var identified: SampleItem<Int>? {
    get { map { SampleItem(id: $0) } }
    set { self = newValue.map { $0.id } }
  }
}
