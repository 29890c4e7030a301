import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pickers: tags, selections, and their looks.
  @MainActor
  struct PickerRules {
    @Test func `S379 B21.20a B21.21ac an optional selection is matched by tags of the value and of nil`() async throws {
      struct Root: View {
        @State private var n: Int?
        var body: some View {
          VStack {
            Picker("A", selection: $n) {
              Text("none").tag(Int?.none)
              Text("one").tag(1)
              Text("two").tag(Int?.some(2))
            }.pickerStyle(.segmented)
            Text("n \(n ?? 0)")
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.isSelected("none"))
      try await harness.tap("one")
      #expect(harness.texts.contains("n 1"))
      #expect(harness.isSelected("one"))
      try await harness.tap("two")
      #expect(harness.texts.contains("n 2"))
      try await harness.tap("none")
      #expect(harness.texts.contains("n 0"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `S380 B21.23abd B21.24a a selection that no option has is reported once, and kept until people choose`() async throws {
      struct Root: View {
        @State private var s = "?"
        var body: some View {
          VStack {
            Picker("P", selection: $s) {
              Text("a").tag("a")
              Text("b").tag("b")
              Text("loose")
            }.pickerStyle(.segmented)
            Text("s=\(s)")
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.runtimeIssues.count == 1)
      #expect(harness.runtimeIssues.first?.message.contains("tag") == true)
      #expect(!harness.semanticsDump().contains("selected"))
      #expect(harness.texts.contains("s=?"))
      try await harness.tap("loose")
      #expect(harness.texts.contains("s=?"))
      try await harness.tap("b")
      #expect(harness.texts.contains("s=b"))
      #expect(harness.isSelected("b"))
      #expect(harness.runtimeIssues.count == 1)
    }

    @Test func `B21.22a tags of another type choose nothing`() async throws {
      let harness = await mounted(
        Picker("P", selection: Binding(get: { "1" }, set: { Log.add($0) })) {
          Text("a").tag(1)
          Text("b").tag(2)
        }.pickerStyle(.segmented))
      try await harness.tap("a")
      #expect(Log.take() == [])
      #expect(!harness.isEnabled("a"))
      #expect(harness.runtimeIssues.count == 1)
    }

    @Test func `B21.21abd the ids of a ForEach are tags, and explicit tags go before them`() async throws {
      struct Root: View {
        @State private var n = 2
        var body: some View {
          VStack {
            Picker("P", selection: $n) {
              ForEach(1..<4) { Text("item \($0)") }
              ForEach(1..<3) { Text("tagged \($0)").tag($0 * 10) }
            }.pickerStyle(.segmented)
            Text("n \(n)")
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.isSelected("item 2"))
      try await harness.tap("item 3")
      #expect(harness.texts.contains("n 3"))
      try await harness.tap("tagged 2")
      #expect(harness.texts.contains("n 20"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B21.02d choosing what is chosen writes nothing, and of equal tags the first is chosen (B21.22b)`() async throws {
      let harness = await mounted(
        Picker("P", selection: Binding(get: { 1 }, set: { Log.add("set \($0)") })) {
          Text("a").tag(1)
          Text("b").tag(1)
          Text("c").tag(2)
        }.pickerStyle(.segmented))
      #expect(harness.isSelected("a"))
      #expect(!harness.isSelected("b"))
      try await harness.tap("a")
      try await harness.tap("b")
      #expect(Log.take() == [])
      try await harness.tap("c")
      #expect(Log.take() == ["set 2"])
    }

    @Test func `B21.32ac several values that differ are mixed, and a choice sets them all`() async throws {
      struct Thing: Identifiable {
        let id: Int
        var size: Int
      }
      struct Root: View {
        @State private var things = [Thing(id: 0, size: 1), Thing(id: 1, size: 2)]
        var body: some View {
          VStack {
            Picker("P", sources: $things, selection: \.size) {
              Text("s").tag(1)
              Text("m").tag(2)
              Text("l").tag(3)
            }.pickerStyle(.segmented)
            Text(things.map { "\($0.size)" }.joined())
          }
        }
      }
      let harness = await mounted(Root())
      #expect(!harness.semanticsDump().contains("selected"))
      try await harness.tap("m")
      #expect(harness.texts.contains("22"))
      #expect(harness.isSelected("m"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B21.27bcd segments fill a phone, and are as wide as the widest on a desktop`() async throws {
      func picker(_ width: CGFloat) -> some View {
        Picker("P", selection: .constant(0)) {
          Color.red.frame(width: 30, height: 10).tag(0)
          Color.red.frame(width: width, height: 10).tag(1)
        }.pickerStyle(.segmented).labelsHidden().aid("p")
      }
      #expect(await mounted(picker(50)).frame(of: "p")?.size == CGSize(width: 390, height: 31))
      #expect(await mounted(picker(50), .desktop).frame(of: "p")?.size == CGSize(width: 142, height: 24))
    }

    @Test func `B21.92a B21.95h segments and radio buttons are a group of buttons, which the arrows choose (B21.92)`() async throws {
      struct Root: View {
        @State private var n = 0
        let isRadio: Bool
        var body: some View {
          VStack {
            let picker = Picker("P", selection: $n) {
              Text("a").tag(0)
              Text("b").tag(1)
              Text("off").tag(2).selectionDisabled()
              Text("c").tag(3)
            }
            if isRadio { picker.pickerStyle(.radioGroup) } else { picker.pickerStyle(.segmented) }
            Text("n \(n)")
          }
        }
      }
      for isRadio in [false, true] {
        let harness = await mounted(Root(isRadio: isRadio), .desktop)
        #expect(harness.role(of: "P") == "radioGroup")
        #expect(harness.role(of: "b") == "radioButton")
        await harness.moveFocus()
        #expect(harness.focusedLabel == "P")
        await harness.key(.downArrow)
        #expect(harness.texts.contains("n 1"))
        await harness.key(.rightArrow)
        #expect(harness.texts.contains("n 3"))
        await harness.key(.downArrow)
        #expect(harness.texts.contains("n 3"))
        await harness.key(.leftArrow)
        await harness.key(.upArrow)
        await harness.key(.upArrow)
        #expect(harness.texts.contains("n 0"))
      }
    }

    private struct Sizes: View {
      @State private var s = 0
      var body: some View {
        Form {
          Picker("Size", selection: $s) {
            Text("S").aid("o0").tag(0)
            Text("M").aid("o1").tag(1)
            Text("L").aid("o2").tag(2)
          }.pickerStyle(.inline)
          Text("s \(s)")
        }
      }
    }

    @Test func `S382 B21.28a an inline picker is rows of a phone's form`() async throws {
      let harness = await mounted(Sizes())
      #expect(harness.texts == ["Size", "S", "M", "L", "s 0"])
      #expect(harness.isSelected("S"))
      try await harness.tap("L")
      #expect(harness.texts.contains("s 2"))
      #expect(["S", "M", "L"].map { harness.isSelected($0) } == [false, false, true])
      let first = try #require(harness.frame(of: "o0")), second = try #require(harness.frame(of: "o1"))
      #expect(second.midY - first.midY == 56)
    }

    @Test func `S382 B21.28c an inline picker is radio buttons of a desktop's form`() async throws {
      let harness = await mounted(Sizes(), .desktop)
      #expect(harness.role(of: "Size") == "radioGroup")
      let middles = try ["o0", "o1", "o2"].map { try #require(harness.frame(of: $0)).midY }
      #expect(middles[1] - middles[0] == 24.5)
      #expect(middles[2] - middles[1] == 24.5)
      await harness.moveFocus()
      await harness.key(.downArrow)
      #expect(harness.texts.contains("s 1"))
      await harness.key(.downArrow)
      await harness.key(.downArrow)
      #expect(harness.texts.contains("s 2"))
    }

    @Test func `B21.25ab B21.26efgh B21.96e a menu picker shows the chosen option, on desktops as wide as the widest`() async throws {
      struct Root: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Picker("P", selection: $n) {
              Text("a").tag(0)
              Text("longer").tag(1)
            }.aid("picker")
            Button("next") { n = 1 }
          }
        }
      }
      let phone = await mounted(Root())
      #expect(phone.texts == ["a", "next"])
      #expect(phone.frame(of: "picker")?.height == 40.5)
      #expect(phone.role(of: "P") == "popUpButton")
      #expect(phone.value(of: "P") == "a")
      let desktop = await mounted(Root(), .desktop)
      #expect(desktop.texts == ["P", "a", "next"])
      let width = desktop.frame(of: "picker")?.width
      try await desktop.tap("next")
      #expect(desktop.texts == ["P", "longer", "next"])
      #expect(desktop.value(of: "P") == "longer")
      #expect(desktop.frame(of: "picker")?.width == width)
    }

    @Test func `B21.02b a press opens the options of a menu picker, and a choice writes its tag`() async throws {
      struct Root: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Picker(
              "P",
              selection: Binding(
                get: { n },
                set: {
                  Log.add("set \($0)")
                  n = $0
                })
            ) {
              Text("a").tag(0)
              Text("longer").tag(1)
            }
            Text("n \(n)")
          }
        }
      }
      for idiom in [Idiom.phone, .desktop] {
        _ = Log.take()
        let harness = await mounted(Root(), idiom)
        #expect(!harness.texts.contains("longer"))
        try await harness.tap("P")
        await harness.advance(by: 1)
        #expect(harness.texts.contains("longer"))
        try await harness.tap("longer")
        await harness.advance(by: 1)
        #expect(Log.take() == ["set 1"])
        #expect(harness.texts.contains("n 1"))
        #expect(harness.value(of: "P") == "longer")
      }
    }

    private struct MarkStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("mark")
          configuration.label
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [0, 1, 2, 3])
    func `B21.24d a button among options that are chosen in place is a label`(_ idiom: Idiom, _ kind: Int) async throws {
      struct Root: View {
        let kind: Int
        @State private var selection = 1
        @State private var presses = 0

        var body: some View {
          Text("selected \(selection), pressed \(presses)")
          switch kind {
          case 0: picker.pickerStyle(.segmented)
          case 1: picker.pickerStyle(.palette)
          case 2: List { picker.pickerStyle(.inline) }
          default: picker.pickerStyle(.inline)
          }
        }

        private var picker: some View {
          Picker("p", selection: $selection) {
            Text("one").tag(1)
            Button("press") { presses += 1 }
            Button("two") { presses += 1 }.tag(2)
          }
        }
      }
      let harness = await mounted(Root(kind: kind), idiom)
      if harness.elementFrame("press") != nil { try? await harness.tap("press") }
      #expect(harness.texts.contains("selected 1, pressed 0"))
      // A wheel is turned, and its options are not pressed.
      guard kind < 3 || idiom == .desktop else { return }
      try await harness.tap("two")
      #expect(harness.texts.contains("selected 2, pressed 0"))
    }

    @Test(arguments: [Idiom.phone, .desktop], [0, 1])
    func `B21.07b two texts in the label of a picker are a title and a subtitle`(_ idiom: Idiom, _ kind: Int) async throws {
      func row(@ViewBuilder _ label: () -> some View) async -> ViewHarness {
        let picker = Picker(selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        } label: {
          label()
        }
        .listRowBackground(Color.red.aid("row"))
        return kind == 0
          ? await mounted(List { picker.pickerStyle(.menu) }, idiom)
          : await mounted(NavigationStack { List { picker.pickerStyle(.navigationLink) } }, idiom)
      }
      let one = await row { Text("title") }
      let two = await row {
        Text("title")
        Text("more")
      }
      #expect(two.texts.contains("title") && two.texts.contains("more"))
      #expect(try #require(two.frame(of: "row")).height > #require(one.frame(of: "row")).height + 3)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.04c a menu picker is a button in the style of the buttons around it`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var n = 0
        @State private var isPlain = true

        private var picker: some View {
          Picker("P", selection: $n) {
            Text("a").tag(0)
            Text("longer").tag(1)
          }
          .pickerStyle(.menu)
        }

        var body: some View {
          VStack {
            picker.buttonStyle(MarkStyle()).aid("picker")
            HStack {
              picker.labelsHidden().aid("none")
              picker.labelsHidden().buttonStyle(.plain).aid("plain")
              picker.labelsHidden().buttonStyle(.bordered).aid("bordered")
            }
          }
        }
      }
      let harness = await mounted(Root(), idiom)
      #expect(harness.texts.contains("mark"))
      let plain = try #require(harness.frame(of: "plain")), bordered = try #require(harness.frame(of: "bordered"))
      #expect(plain.width < bordered.width && plain.height < bordered.height)
      try await harness.tap("mark")
      await harness.advance(by: 1)
      try await harness.tap("longer")
      await harness.advance(by: 1)
      #expect(harness.texts.filter { $0 == "longer" }.count == 4)
    }

    @Test func `B21.26 the options of a desktop's menu picker open with the chosen one in sight, and keys begin there`() async throws {
      struct Root: View {
        @State private var year = 1990
        var body: some View {
          Picker("Year", selection: $year) { ForEach(1950..<2030, id: \.self) { Text(String($0)).ax("y\($0)") } }
            .pickerStyle(.menu)
        }
      }
      let harness = ViewHarness(Root(), size: CGSize(width: 400, height: 300), idiom: .desktop)
      await harness.settle()
      try await harness.tap("Year")
      await harness.advance(by: 1)
      let chosen = try #require(harness.frame(of: "y1990"))
      #expect(chosen.minY >= 0 && chosen.maxY <= 300)
      await harness.key(.downArrow)
      await harness.key(.return)
      await harness.advance(by: 1)
      #expect(harness.value(of: "Year") == "1991")
    }

    @Test func `B21.23ac a menu picker whose value no option has is empty`() async throws {
      let harness = await mounted(Picker("P", selection: .constant(9)) { Text("a").tag(0) })
      #expect(harness.texts == [])
      #expect(harness.value(of: "P") == nil)
      #expect(harness.runtimeIssues.count == 1)
    }

    @Test func `B21.30ad a wheel is 216 high and writes the option on which it rests`() async throws {
      struct Root: View {
        @State private var n = 1
        var body: some View {
          VStack {
            Picker(
              "P",
              selection: Binding(
                get: { n },
                set: {
                  n = $0; Log.add("set \($0)")
                })
            ) {
              ForEach(0..<20) { Text("row \($0)") }
            }.pickerStyle(.wheel).aid("wheel")
            Text("n \(n)")
            Button("jump") { n = 10 }
          }
        }
      }
      let harness = await mounted(Root())
      let frame = try #require(harness.frame(of: "wheel"))
      #expect(frame.height == 216)
      #expect(Log.take() == [])
      #expect(harness.role(of: "P") == "picker")
      #expect(harness.value(of: "P") == "row 1")
      await harness.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 96), duration: 1)
      await harness.advance(by: 3)
      let lines = Log.take()
      #expect(lines.count == 1)
      #expect(lines != ["set 1"])
      try await harness.tap("jump")
      await harness.advance(by: 2)
      #expect(harness.value(of: "P") == "row 10")
    }

    @Test(arguments: [1..<13, 0..<12, 5..<40])
    func `B21.30 the chosen option stands in the middle of a wheel, whatever numbers its options have as identities`(_ numbers: Range<Int>)
      async throws
    {
      struct Root: View {
        let numbers: Range<Int>
        @State private var n = 7

        var body: some View {
          VStack {
            Picker("P", selection: $n) { ForEach(numbers, id: \.self) { Text("row \($0)").aid("row \($0)").tag($0) } }
              .pickerStyle(.wheel).aid("wheel")
            Button("jump") { n = 10 }
          }
        }
      }
      let harness = await mounted(Root(numbers: numbers))
      let wheel = try #require(harness.frame(of: "wheel"))
      #expect(try #require(harness.frame(of: "row 7")).midY == wheel.midY)
      try await harness.tap("jump")
      await harness.advance(by: 2)
      #expect(try #require(harness.frame(of: "row 10")).midY == wheel.midY)
    }

    @Test func `B21.06ab hidden labels of pickers are read`() async throws {
      func check<S: PickerStyle>(_ style: S, _ idiom: Idiom) async {
        let harness = await mounted(
          Picker("P", selection: .constant(0)) { Text("a").tag(0) }.pickerStyle(style).labelsHidden(), idiom)
        #expect(!harness.texts.contains("P"))
        #expect(harness.role(of: "P") != nil)
      }
      for idiom in [Idiom.phone, .desktop] {
        await check(.menu, idiom)
        await check(.segmented, idiom)
        await check(.radioGroup, idiom)
        await check(.wheel, idiom)
      }
    }

    @Test func `a picker without options is empty`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(
          VStack {
            Picker("a", selection: .constant(0)) {}.pickerStyle(.segmented)
            Picker("b", selection: .constant(0)) {}.pickerStyle(.menu)
            Picker("c", selection: .constant(0)) {}.pickerStyle(.radioGroup)
            Picker("d", selection: .constant(0)) {}.pickerStyle(.wheel)
          }, idiom)
        await harness.moveFocus()
        await harness.key(.downArrow)
        #expect(harness.runtimeIssues.count == 1)
      }
    }
  }
}
