import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What each control writes, and when: by tap, by keyboard and by assistive technology; never while it is disabled, alike from right to left, and
  /// with room for large type. A line each of the table after B21.98.
  @MainActor
  struct ControlTableRules {
    /// What the controls write into.
    struct Values: Equatable {
      var on = false
      var number = 5.0
      var count = 5
      var text = "a"
      var choice = 1
      var date = Date(timeIntervalSince1970: 1_709_649_000)
      var color = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)
    }

    /// One control with what is expected of it.
    struct Expected {
      let role: String
      var value: String?
      /// How the values are written in the log after keys on a desktop, in order.
      var keys: [(KeyEquivalent, String?)] = []
      /// What to tap, and what is written then.
      var tap: (label: String, line: String?)?
      /// An action of assistive technology, and what it writes.
      var action: (name: String, line: String?)?
    }

    private struct Root<Control: View>: View {
      @State private var values = Values()
      let isDisabled: Bool
      let show: (Values) -> String
      @ViewBuilder let control: (Binding<Values>) -> Control

      var body: some View {
        VStack(alignment: .leading) {
          control(
            Binding(
              get: { values },
              set: {
                values = $0; Log.add(show($0))
              })
          ).disabled(isDisabled)
        }
        .environment(\.timeZone, .gmt)
      }
    }

    private func check<Control: View>(
      _ name: String, _ expected: Expected, show: @escaping (Values) -> String, @ViewBuilder control: @escaping (Binding<Values>) -> Control
    ) async throws {
      func mount(_ idiom: Idiom, isDisabled: Bool = false, _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }) async
        -> ViewHarness
      {
        await mounted(Root(isDisabled: isDisabled, show: show, control: control), idiom, environment: change)
      }
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mount(idiom)
        // Nothing is written because a control appears (B21.02).
        #expect(Log.take() == [], "\(name) on \(idiom) appears")
        #expect(harness.role(of: name) == expected.role, "\(name) on \(idiom)")
        if let value = expected.value { #expect(harness.value(of: name) == value, "\(name) on \(idiom)") }
        if let tap = expected.tap {
          try await harness.tap(tap.label)
          await harness.advance(by: 1)
          #expect(Log.take().last == tap.line, "\(name) on \(idiom) is tapped")
        }
        if let action = expected.action {
          let acting = await mount(idiom)
          #expect(await acting.performAction(action.name, on: name), "\(name) on \(idiom)")
          #expect(Log.take().last == action.line, "\(name) on \(idiom) is acted on")
        }
      }
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let harness = await mount(.desktop) { $0.layoutDirection = direction }
        await harness.moveFocus()
        for (key, line) in expected.keys {
          let mirrored: [KeyEquivalent: KeyEquivalent] = [.leftArrow: .rightArrow, .rightArrow: .leftArrow]
          await harness.key(direction == .rightToLeft ? mirrored[key] ?? key : key)
          await harness.advance(by: 1)
          #expect(Log.take().last == line, "\(name), \(direction), key \(key)")
        }
        #expect(harness.runtimeIssues == [])
      }
      let disabled = await mount(.desktop, isDisabled: true)
      #expect(!disabled.isEnabled(name), "\(name)")
      await disabled.moveFocus()
      #expect(disabled.focusedLabel == nil, "\(name)")
      for (key, _) in expected.keys { await disabled.key(key) }
      if let tap = expected.tap { try? await disabled.tap(tap.label) }
      #expect(Log.take() == [], "\(name) is disabled")
      let large = await mount(.phone) { $0.dynamicTypeSize = .accessibility3 }
      #expect(large.role(of: name) == expected.role && large.runtimeIssues == [], "\(name) in large type")
    }

    @Test func `B21.100 B21.91a B21.95b buttons and links run their action when they are released, by Space and by assistive technology`()
      async throws
    {
      try await check(
        "go", Expected(role: "button", keys: [(.space, "true")], tap: ("go", "true"), action: ("activate", "true")), show: { "\($0.on)" }
      ) { values in Button("go") { values.wrappedValue.on.toggle() } }
      try await check(
        "go", Expected(role: "link", keys: [(.space, "true")], tap: ("go", "true"), action: ("activate", "true")), show: { "\($0.on)" }
      ) { values in
        Link("go", destination: URL(string: "a:b")!).environment(
          \.openURL,
          OpenURLAction { _ in
            values.wrappedValue.on.toggle(); return .handled
          })
      }
    }

    @Test func `B21.101 B21.91a B21.95d toggles write the other value`() async throws {
      let expected = Expected(
        role: "toggle", value: "0", keys: [(.space, "true"), (.space, "false")], tap: ("sw", "true"), action: ("activate", "true"))
      try await check("sw", expected, show: { "\($0.on)" }) { Toggle("sw", isOn: $0.on).toggleStyle(.switch) }
      try await check("sw", expected, show: { "\($0.on)" }) { Toggle("sw", isOn: $0.on).toggleStyle(CheckboxToggleStyle()) }
      try await check("sw", expected, show: { "\($0.on)" }) { Toggle("sw", isOn: $0.on).toggleStyle(.button) }
    }

    @Test func `B21.102 B21.39bc B21.95e B21.96b B21.97a sliders write a step or a tenth for a key, and the bounds`() async throws {
      let keys: [(KeyEquivalent, String?)] = [
        (.rightArrow, "6.0"), (.upArrow, "7.0"), (.leftArrow, "6.0"), (.downArrow, "5.0"), (.end, "10.0"), (.home, "0.0"),
      ]
      let expected = Expected(role: "slider", value: "50%", keys: keys, action: ("increment", "6.0"))
      try await check("sl", expected, show: { "\($0.number)" }) { values in Slider(value: values.number, in: 0...10) { Text("sl") } }
      try await check("sl", expected, show: { "\($0.number)" }) { values in Slider(value: values.number, in: 0...10, step: 1) { Text("sl") }
      }
    }

    @Test func `B21.103 B21.39a B21.92c B21.95f B21.97b steppers write one step`() async throws {
      let expected = Expected(
        role: "stepper", keys: [(.upArrow, "6"), (.downArrow, "5")], tap: ("Increment", "6"), action: ("decrement", "4"))
      try await check("st", expected, show: { "\($0.count)" }) { Stepper("st", value: $0.count) }
    }

    @Test func `B21.104 B21.91b B21.95g B21.96e a menu picker is opened by Space and writes the tag that is chosen`() async throws {
      let expected = Expected(role: "popUpButton", value: "b", keys: [(.space, nil), (.downArrow, nil), (.return, "0")])
      try await check("pick", expected, show: { "\($0.choice)" }) { values in
        Picker("pick", selection: values.choice) {
          Text("a").tag(0)
          Text("b").tag(1)
        }
      }
    }

    @Test func `B21.105 B21.92a B21.95h segments and radio buttons write the tag, by arrows too`() async throws {
      let expected = Expected(role: "radioGroup", keys: [(.rightArrow, "2"), (.leftArrow, "1"), (.leftArrow, "0")], tap: ("c", "2"))
      try await check("pick", expected, show: { "\($0.choice)" }) { choices($0).pickerStyle(.segmented) }
      try await check("pick", expected, show: { "\($0.choice)" }) { choices($0).pickerStyle(RadioGroupPickerStyle()) }
    }

    private func choices(_ values: Binding<Values>) -> some View {
      Picker("pick", selection: values.choice) {
        Text("a").tag(0)
        Text("b").tag(1)
        Text("c").tag(2)
      }
    }

    @Test func `B21.106 B21.92c B21.95i wheels write the tag once they rest`() async throws {
      let expected = Expected(role: "picker", value: "b", keys: [(.downArrow, "2"), (.upArrow, "1")])
      try await check("pick", expected, show: { "\($0.choice)" }) { choices($0).pickerStyle(WheelPickerStyle()) }
    }

    @Test func `B21.107 B21.43c B21.95j date pickers write each part that is completed`() async throws {
      let expected = Expected(role: "datePicker", keys: [(.upArrow, "2024-04-05T14:30:00Z")])
      try await check("day", expected, show: { $0.date.formatted(.iso8601) }) { values in DatePicker("day", selection: values.date) }
      let graphical = Expected(role: "datePicker", keys: [(.downArrow, "2024-03-12T14:30:00Z")], tap: ("20", "2024-03-20T14:30:00Z"))
      try await check("day", graphical, show: { $0.date.formatted(.iso8601) }) { values in
        DatePicker("day", selection: values.date, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }

    @Test func `B21.108 B21.45a B21.95k colour pickers open with Space and write while a part of the colour changes`() async throws {
      let expected = Expected(role: "colorWell", value: "#0000FFFF", keys: [(.space, nil)])
      try await check("tint", expected, show: { "\($0.color == .blue)" }) { ColorPicker("tint", selection: $0.color) }
    }

    @Test func `B21.109 B21.60a B21.67g B21.95nop B21.96h fields of a string write each edit`() async throws {
      let expected = Expected(role: "textField", value: "a", keys: [("x", "x"), ("y", "xy"), (.delete, "x")])
      try await check("f", expected, show: \.text) { TextField("f", text: $0.text) }
      try await check("f", Expected(role: "secureTextField", value: "•", keys: expected.keys), show: \.text) {
        SecureField("f", text: $0.text)
      }
      try await check("f", Expected(role: "textEditor", value: "a", keys: expected.keys), show: \.text) { values in
        TextEditor(text: values.text).accessibilityLabel("f")
      }
    }

    @Test func `B21.110 B21.70ab a field of a value writes when it is committed`() async throws {
      let expected = Expected(role: "textField", value: "5", keys: [("7", nil), ("0", nil), (.return, "70")])
      try await check("f", expected, show: { "\($0.count)" }) { TextField("f", value: $0.count, format: .number) }
    }

    @Test func `B21.111 B21.88dg B21.91a B21.95s B21.96j disclosure groups write their flag`() async throws {
      let expected = Expected(
        role: "disclosure", value: "collapsed", keys: [(.rightArrow, "true"), (.leftArrow, "false"), (.space, "true")],
        tap: ("more", "true"),
        action: ("activate", "true"))
      try await check("more", expected, show: { "\($0.on)" }) { values in DisclosureGroup("more", isExpanded: values.on) { Text("x") } }
    }

    @Test func `B21.112 B21.96i tabs write their tag when they are tapped, also the one that is chosen`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let tabs = Root(isDisabled: false, show: { "\($0.choice)" }) { values in
          TabView(selection: values.choice) {
            Tab("one", systemImage: "star", value: 1) { Text("1") }
            Tab("two", systemImage: "star", value: 2) { Text("2") }
          }
        }
        let harness = await mounted(tabs, idiom)
        try await harness.tap("two")
        try await harness.tap("two")
        #expect(Log.take().allSatisfy { $0 == "2" })
        #expect(harness.role(of: "two") == "tab" && harness.isSelected("two"))
      }
    }

    @Test func `B21.113 links of a stack write its path, and so does the way back`() async throws {
      struct Stacked: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(
            path: Binding(
              get: { path },
              set: {
                path = $0; Log.add("\($0)")
              })
          ) {
            NavigationLink("go", value: 7).navigationTitle("root").navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        }
      }
      let stage = await Stage(Stacked(), idiom: .desktop)
      await stage.harness.moveFocus()
      for _ in 0..<3 where stage.harness.focusedLabel != "go" { await stage.harness.moveFocus() }
      await stage.harness.key(.space)
      await stage.rest()
      await stage.harness.key(.leftArrow, modifiers: .option)
      await stage.rest()
      #expect(Log.take() == ["[7]", "[]"])
    }

    @Test func `B21.114 a sheet writes false when Escape is pressed`() async throws {
      struct Presenting: View {
        @State private var isShown = true
        var body: some View {
          Text("x").sheet(
            isPresented: Binding(
              get: { isShown },
              set: {
                isShown = $0; Log.add("\($0)")
              })
          ) { Text("sheet") }
        }
      }
      let stage = await Stage(Presenting(), idiom: .desktop)
      await stage.rest()
      await stage.harness.key(.escape)
      await stage.rest()
      #expect(Log.take() == ["false"])
    }

    @Test func `B21.115 B21.02a B21.05ab B21.49d what only shows a value writes nothing, also of one that is out of range`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let root = Root(isDisabled: false, show: { "\($0.number)" }) { values in
          ProgressView("p", value: values.number.wrappedValue, total: 10)
          Gauge(value: values.number.wrappedValue, in: 0...4) { Text("g") }
          LabeledContent("l", value: "v")
          GroupBox("b") { Text("x") }
          Slider(value: values.number, in: 0...3) { Text("s") }
          Stepper("st", value: values.count, in: 0...3)
          DatePicker("d", selection: values.date, in: Date(timeIntervalSince1970: 1_809_649_000)...)
        }
        let harness = await mounted(root, idiom)
        await harness.advance(by: 1)
        for _ in 0..<8 { await harness.moveFocus() }
        #expect(Log.take() == [])
        #expect(harness.value(of: "s") == "100%" && harness.value(of: "g") == "100%")
        try await harness.tap("Decrement")
        #expect(Log.take().count == 1)
      }
    }

    @Test func `B21.01ab a control shows the value that its binding has in each body`() async throws {
      struct Showing: View {
        @State private var on = false
        var body: some View {
          VStack {
            Toggle("a", isOn: $on)
            Toggle("b", isOn: $on)
            Toggle("fixed", isOn: .constant(false))
          }
        }
      }
      let harness = await mounted(Showing(), .desktop)
      try await harness.tap("a")
      #expect(harness.value(of: "b") == "1")
      try await harness.tap("fixed")
      #expect(harness.value(of: "fixed") == "0")
    }

    @Test func `B21.93ab a ring is around what got the focus from the keyboard, and around fields`() async throws {
      struct Ringed: View {
        @State private var text = ""
        var body: some View {
          VStack {
            Button("go") {}
            TextField("f", text: $text)
          }
        }
      }
      let harness = await mounted(Ringed(), .desktop)
      let plain = harness.displayListDump()
      try await harness.tap("go")
      #expect(harness.displayListDump() == plain)
      await harness.moveFocus()
      #expect(harness.displayListDump() != plain)
      let phone = await mounted(Button("go") {})
      let before = phone.displayListDump()
      await phone.moveFocus()
      #expect(phone.focusedLabel == nil || phone.displayListDump() != before)
    }

    @Test func `B21.94ab what can be operated no longer gives the focus to the next on desktops, to none on phones`() async throws {
      struct Losing: View {
        @State private var isOff = false
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("a", text: $text).disabled(isOff)
            TextField("b", text: $text)
          }
          .onChange(of: text) { isOff = true }
        }
      }
      let desktop = await mounted(Losing(), .desktop)
      await desktop.moveFocus()
      await desktop.key("x")
      await desktop.settle()
      #expect(desktop.focusedLabel == "b")
      let phone = await mounted(Losing())
      try await phone.tap("a")
      await phone.key("x")
      await phone.settle()
      #expect(phone.focusedLabel == nil)
    }

    @Test func `B21.94a what is removed gives the focus to the next on desktops`() async throws {
      struct Losing: View {
        @State private var names = ["a", "b", "c"]
        var body: some View {
          VStack {
            ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } }
          }
        }
      }
      let harness = await mounted(Losing(), .desktop)
      await harness.moveFocus()
      await harness.moveFocus()
      await harness.key(.space)
      await harness.advance(by: 1)
      #expect(harness.texts == ["a", "c"])
      #expect(harness.focusedLabel == "c")
    }

    @Test func `B21.15a an edit button changes the mode around`() async throws {
      let stage = await Stage(NavigationStack { List { ForEach(0..<2) { Text("row \($0)") }.onDelete { _ in } }.toolbar { EditButton() } })
      try await stage.tap("Edit")
      #expect(stage.shows("Done"))
      try await stage.tap("Done")
      #expect(stage.shows("Edit"))
    }
  }
}
