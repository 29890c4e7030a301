import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What stands in the rows of forms, their headers, and what scrolls (B21.62–B21.89).
  @MainActor
  struct FormRowRules {
    private struct Long: View {
      var body: some View { Form { ForEach(0..<100) { Text("row \($0)").aid("r\($0)") } } }
    }

    private struct LargeRows: View {
      var size: DynamicTypeSize

      var body: some View {
        Form {
          LabeledContent {
            Text("somebody@example.org").aid("value")
          } label: {
            Text("Account name").aid("label")
          }
          LabeledContent {
            Text("1").aid("short value")
          } label: {
            Text("Version").aid("short label")
          }
        }
        .dynamicTypeSize(size)
      }
    }

    @Test func `in the largest type a value stands below its label where both have no room side by side`() async throws {
      func frames(_ size: DynamicTypeSize) async throws -> (label: CGRect, value: CGRect, short: (CGRect, CGRect)) {
        let harness = await mounted(LargeRows(size: size))
        func frame(_ name: String) throws -> CGRect { try #require(harness.frame(of: name), "\(name)") }
        return (try frame("label"), try frame("value"), (try frame("short label"), try frame("short value")))
      }
      let large = try await frames(.accessibility3)
      #expect(large.value.minY >= large.label.maxY && abs(large.value.minX - large.label.minX) < 1)
      #expect(abs(large.short.0.midY - large.short.1.midY) < 2 && large.short.1.minX > large.short.0.maxX)
      let usual = try await frames(.large)
      #expect(abs(usual.value.midY - usual.label.midY) < 2 && usual.value.minX > usual.label.maxX)
    }

    @Test func `B21.80bc a form in columns does not scroll, and one of cards does`() async throws {
      func moves(_ form: some View) async throws -> Bool {
        let harness = await mounted(form.frame(width: 800, height: 600), .desktop)
        let before = try #require(harness.frame(of: "r3")).minY
        await harness.wheel(at: CGPoint(x: 400, y: 300), by: CGSize(width: 0, height: 50), precise: true)
        await harness.advance(by: 1)
        return try #require(harness.frame(of: "r3")).minY < before - 20
      }
      #expect(try await !moves(Long()))
      #expect(try await moves(Long().formStyle(.grouped)))
    }

    @Test func `B21.81fg labels of controls end at one line, and a check box stands before its label`() async throws {
      struct Root: View {
        @State private var text = ""
        @State private var number = 1.0
        @State private var count = 1
        @State private var date = Date(timeIntervalSince1970: 1_709_649_000)

        private func label(_ width: CGFloat, _ name: String) -> some View { Color.red.frame(width: width, height: 10).aid(name) }

        var body: some View {
          Form {
            TextField(text: $text) { label(30, "field") }
            Picker(selection: $count) {
              Text("one").tag(1)
            } label: {
              label(40, "picker")
            }
            Stepper(value: $count) { label(50, "stepper") }
            DatePicker(selection: $date) { label(60, "date") }
            Slider(value: $number) { label(70, "slider") }
            LabeledContent {
              Text("value")
            } label: {
              label(80, "content")
            }
            Toggle(isOn: .constant(true)) { label(20, "check") }.aid("toggle")
          }
        }
      }
      let harness = await mounted(Root(), .desktop)
      let edge = try #require(harness.frame(of: "content")).maxX
      for name in ["field", "picker", "stepper", "date", "slider"] {
        #expect(try abs(#require(harness.frame(of: name)).maxX - edge) < 0.01, "\(name)")
      }
      #expect(try abs(#require(harness.frame(of: "toggle")).minX - edge - 8) < 0.01)
      #expect(try abs(#require(harness.frame(of: "check")).minX - edge - 8 - 21) < 0.01)
    }

    private struct Rows: View {
      @State private var text = ""
      @State private var choice = 0

      var body: some View {
        NavigationStack {
          Form {
            Picker("pick", selection: $choice) { Text("zero").tag(0) }
            TextField("field", text: $text).aid("field")
            Button {
            } label: {
              Text("push").aid("push")
            }
            NavigationLink {
              Text("there")
            } label: {
              Text("link").aid("link")
            }
          }
          .formStyle(.grouped)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.62d B21.83bc in the rows of cards pickers are menus and fields have no border`(_ idiom: Idiom) async throws {
      let harness = await mounted(Rows(), idiom)
      #expect(harness.role(of: "pick") == "popUpButton")
      let plain = await mounted(TextField("field", text: .constant("")).textFieldStyle(.plain).aid("field"), idiom).frame(of: "field")
      #expect(try #require(harness.frame(of: "field")).height <= #require(plain).height + 0.01)
    }

    @Test func `B21.83d a button in a card of a phone is a tinted row`() async throws {
      let harness = await mounted(Rows().tint(.green))
      let link = try #require(await mounted(Text("x").foregroundStyle(.tint).aid("x").tint(.green)).presentedColor("x"))
      #expect(harness.presentedColor("push") == link)
      #expect(harness.presentedColor("link") != link)
    }

    @Test func `B21.83e a link in a card has a chevron`() async throws {
      func dump(_ isLink: Bool) async -> String {
        await mounted(
          NavigationStack {
            Form {
              if isLink {
                NavigationLink {
                  Text("there")
                } label: {
                  Text("row")
                }
              } else {
                Text("row")
              }
            }
          }
        ).displayListDump()
      }
      #expect(await dump(true) != dump(false))
    }

    @Test func `B21.83fg views without a section are one card, with lines from the content on`() async throws {
      let harness = await mounted(
        Form {
          Text("a").aid("a").listRowBackground(Color.green.aid("A"))
          Text("b").aid("b").listRowBackground(Color.green.aid("B"))
        })
      let (a, b) = (try #require(harness.frame(of: "A")), try #require(harness.frame(of: "B")))
      #expect(a.maxY == b.minY && a.minX == b.minX && a.width == b.width)
      let text = try #require(harness.frame(of: "b")).minX
      #expect(text == 32)
      let lined = await mounted(
        Form {
          Text("a"); Text("b")
        }
      ).displayListDump()
      let plain = await mounted(
        Form {
          Text("a").listRowSeparator(.hidden); Text("b").listRowSeparator(.hidden)
        }
      ).displayListDump()
      // The line is the only thing that both do not have in common, and it begins where the text does.
      let lines = Set(lined.split(separator: "\n")).subtracting(plain.split(separator: "\n"))
      #expect(lines.count == 1 && lines.first?.contains("32") == true, "\(lines)")
    }

    private struct Headed: View {
      var isProminent = false
      var case_: Text.Case? = .uppercase
      var keepsCase = false

      var body: some View {
        List {
          Section {
            Text("row")
          } header: {
            if keepsCase { Text("Header").aid("head").textCase(nil) } else { Text("Header").aid("head") }
          } footer: {
            Text("Footer").aid("foot")
          }
          .headerProminence(isProminent ? .increased : .standard)
        }
        .textCase(case_)
      }
    }

    @Test func `B21.84b a header keeps its case where the app says so`() async {
      #expect(await mounted(Headed()).texts.contains("HEADER"))
      #expect(await mounted(Headed(keepsCase: true)).texts.contains("Header"))
    }

    @Test func `B21.84c a prominent header is no smaller than others, and as written`() async throws {
      let (plain, prominent) = (await mounted(Headed(case_: nil)), await mounted(Headed(isProminent: true, case_: nil)))
      #expect(prominent.texts.contains("Header"))
      #expect(try #require(prominent.frame(of: "head")).height >= #require(plain.frame(of: "head")).height)
    }

    @Test func `B17.18c B21.84d a footer is a secondary footnote`() async throws {
      let harness = await mounted(Headed(case_: nil))
      let text = await mounted(Text("Footer").font(.footnote).foregroundStyle(.secondary).aid("foot"))
      #expect(harness.frame(of: "foot")?.size == text.frame(of: "foot")?.size && harness.frame(of: "foot") != nil)
      #expect(harness.presentedColor("foot") == text.presentedColor("foot"))
    }

    @Test func `B17.19b B21.85a the chevron of a section in a sidebar folds it and writes the binding`() async throws {
      struct Root: View {
        @State private var isOpen = true

        var body: some View {
          List {
            Section(isExpanded: $isOpen) {
              Text("inside")
            } header: {
              Text("Head")
            }
            Text("open \(isOpen)")
          }
          .listStyle(.sidebar)
        }
      }
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Root(), idiom: idiom)
        let head = try #require(stage.harness.elementFrame("Head"))
        #expect(stage.shows("inside"))
        try await stage.tap("Head")
        #expect(!stage.shows("inside") && stage.shows("open false"), "\(idiom) \(head)")
        try await stage.tap("Head")
        #expect(stage.shows("inside") && stage.shows("open true"))
      }
    }

    @Test func `B21.86b a text as the value of a form's row is secondary`() async throws {
      let harness = await mounted(
        Form {
          LabeledContent {
            Text("value").aid("value")
          } label: {
            Text("label").aid("label")
          }
        }
        .formStyle(.grouped), .desktop)
      let secondary = await mounted(Text("x").foregroundStyle(.secondary).aid("x"), .desktop).presentedColor("x")
      #expect(harness.presentedColor("value") == secondary && harness.presentedColor("label") != secondary)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.89ab styles, focus and submissions go through a form`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool

        var body: some View {
          VStack {
            Form {
              TextField("field", text: $text).focused($isFocused)
              Toggle("toggle", isOn: .constant(true)).aid("toggle")
            }
            .toggleStyle(.button)
            .onSubmit { Log.add("submit") }
            Button("focus") { isFocused = true }
          }
        }
      }
      let harness = await mounted(Root(), idiom)
      #expect(try #require(harness.frame(of: "toggle")).width < 150)
      try await harness.tap("focus")
      #expect(harness.focusedLabel == "field")
      await harness.key(.return)
      #expect(Log.take() == ["submit"])
    }
  }
}
