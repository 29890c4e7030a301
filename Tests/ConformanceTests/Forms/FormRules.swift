import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Forms in both looks, and what controls do in them.
  @MainActor
  struct FormRules {
    @Test func `S397 B17.80b B21.81abcde B21.86d a desktop's form has labels in one column and controls in another`() async throws {
      let harness = await mounted(
        Form {
          LabeledContent {
            Color.red.frame(width: 100, height: 20).aid("c1")
          } label: {
            Color.blue.frame(width: 30, height: 20).aid("l1")
          }
          LabeledContent {
            Color.red.frame(width: 60, height: 20).aid("c2")
          } label: {
            Color.blue.frame(width: 90, height: 20).aid("l2")
          }
          Color.green.frame(width: 50, height: 20).aid("free")
        }, .desktop)
      let (l1, l2) = (try #require(harness.frame(of: "l1")), try #require(harness.frame(of: "l2")))
      let (c1, c2) = (try #require(harness.frame(of: "c1")), try #require(harness.frame(of: "c2")))
      let free = try #require(harness.frame(of: "free"))
      #expect(l1.maxX == l2.maxX)
      #expect(c1.minX == l2.maxX + 8)
      #expect(c2.minX == c1.minX)
      #expect(free.minX == c1.minX)
      #expect(l2.minX == 301)
      #expect(c2.minY - c1.minY == 28)
      #expect(free.minY - c2.minY == 28)
    }

    @Test func `S398 B17.80a B21.80a B21.82abc a phone's form is cards`() async throws {
      let harness = await mounted(
        Form {
          Section {
            Color.red.frame(height: 10).aid("a")
            Color.red.frame(height: 10).aid("b")
          }
          Section { Color.red.frame(height: 10).aid("c") }
        })
      let (a, b, c) = (
        try #require(harness.frame(of: "a")), try #require(harness.frame(of: "b")), try #require(harness.frame(of: "c"))
      )
      #expect(a.minX == 32)
      #expect(a.width == 326)
      #expect(b.midY - a.midY == 56)
      #expect(c.midY - b.midY == 91)
    }

    @Test func `B17.80c B21.82deg B21.86a a grouped form of a desktop has cards with labels and controls at their sides`() async throws {
      let harness = await mounted(
        Form {
          LabeledContent {
            Color.red.frame(width: 100, height: 20).aid("value")
          } label: {
            Color.blue.frame(width: 30, height: 20).aid("label")
          }
          .listRowBackground(Color.green.aid("card"))
        }
        .formStyle(.grouped), .desktop)
      let card = try #require(harness.frame(of: "card"))
      let label = try #require(harness.frame(of: "label")), value = try #require(harness.frame(of: "value"))
      #expect(card.minX == 20)
      #expect(card.width == 760)
      #expect(card.height == 40)
      #expect(label.minX == 30)
      #expect(value.maxX == 770)
    }

    private struct Rows: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        Form {
          Section {
            ForEach(m.items, id: \.self) { n in Color.red.frame(height: 10).aid("r\(n)").listRowBackground(Color.blue.aid("g\(n)")) }
          } header: {
            Color.green.frame(height: 12).aid("head")
          }
          Color.red.frame(height: 10).aid("inset").listRowInsets(EdgeInsets(top: 40, leading: 90, bottom: 40, trailing: 0))
            .listRowBackground(Color.blue.aid("ground"))
        }
        .formStyle(.grouped)
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.80ac rows of a grouped form follow the rules of lists`(_ idiom: Idiom) async throws {
      let m = ScrollModel()
      m.items = [0, 1]
      let harness = await mounted(Rows(m: m), idiom)
      let first = try #require(harness.frame(of: "g0"))
      #expect(first.height == (idiom == .phone ? 56 : 30))
      #expect(harness.frame(of: "g1")?.minY == first.maxY)
      #expect(harness.minX("inset") == first.minX + 90)
      #expect(harness.frame(of: "ground")?.height == 90)
      if idiom == .desktop { #expect(first.minY - harness.maxY("head") == 10) }
      let last = harness.minY("ground") - harness.maxY("g1")
      await harness.turn { m.items = [0, 5, 6, 1] }
      await harness.advance(by: 1)
      #expect(harness.minY("g1") == first.minY + 3 * first.height)
      #expect(harness.minY("ground") - harness.maxY("g1") == last)
    }

    @Test func `B21.81c labels of controls stand in the column of labels, check boxes among the controls`() async throws {
      struct Root: View {
        @State private var s = ""
        @State private var on = true
        @State private var n = 1
        var body: some View {
          Form {
            TextField("A longer name", text: $s)
            Picker("Pick", selection: $n) { Text("one").tag(1) }
            Stepper("Step", value: $n)
            Slider(value: .constant(0.5)) { Text("Slide") }
            Toggle("Check", isOn: $on).aid("check")
            Button("Push") {}.aid("push")
          }
        }
      }
      let harness = await mounted(Root(), .desktop)
      #expect(harness.texts == ["A longer name", "Pick", "one", "Step", "Slide", "Check", "Push"])
      let check = try #require(harness.frame(of: "check")), push = try #require(harness.frame(of: "push"))
      #expect(check.minX == push.minX)
      #expect(check.minX > 8 * 13 / 2)
    }

    @Test func `B21.83 in the rows of a phone's form labels are leading and values trailing`() async throws {
      struct Root: View {
        @State private var n = 0
        var body: some View {
          Form {
            Toggle("Wifi", isOn: .constant(true))
            Picker("Pick", selection: $n) {
              Text("zero").tag(0)
              Text("one").tag(1)
            }
            LabeledContent("Name", value: "Ann")
            TextField("Placeholder", text: .constant(""))
            Stepper("Step", value: $n)
          }
        }
      }
      let harness = await mounted(Root())
      #expect(harness.texts == ["Wifi", "Pick", "zero", "Name", "Ann", "Placeholder", "Step"])
      #expect(harness.value(of: "Pick") == "zero")
      #expect(harness.semanticsDump().contains("stepper \"Step\" value=\"0\""))
    }

    @Test func `B21.50cd B21.83a a grouped form of a desktop has switches, and check boxes in values`() async throws {
      let form = Form {
        Toggle("switch", isOn: .constant(true)).aid("switch")
        LabeledContent("value") { Toggle("box", isOn: .constant(true)).aid("box") }
      }
      .formStyle(.grouped)
      let harness = await mounted(form, .desktop)
      #expect(try #require(harness.frame(of: "switch")).width > 400)
      #expect(try #require(harness.frame(of: "box")).width < 60)
    }

    @Test func `B21.84e headers of a form in columns are lines among the controls`() async throws {
      let harness = await mounted(
        Form {
          Section {
            LabeledContent("label") { Color.red.frame(width: 20, height: 20).aid("value") }
          } header: {
            Text("Header").aid("header")
          } footer: {
            Text("Footer").aid("footer")
          }
        }, .desktop)
      let value = try #require(harness.frame(of: "value"))
      #expect(harness.texts == ["Header", "label", "Footer"])
      #expect(try #require(harness.frame(of: "header")).minX == value.minX)
      #expect(try #require(harness.frame(of: "footer")).minX == value.minX)
    }

    private struct Bars: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("begin")
          Form(configuration).formStyle(.columns)
          Text("end")
        }
      }
    }

    @Test func `B21.80 a style of an app's own may show the form in another one`() async throws {
      let harness = await mounted(Form { Text("inside") }.formStyle(Bars()))
      #expect(harness.texts == ["begin", "inside", "end"])
    }

    @Test func `B21.89a a form that is disabled disables its controls`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(
          Form {
            Toggle("a", isOn: .constant(true))
            Button("b") { Log.add("b") }
          }
          .disabled(true), idiom)
        #expect(!harness.isEnabled("a"))
        try await harness.tap("b")
        #expect(Log.take() == [])
      }
    }

    @Test func `a form without content and one of a thousand rows`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        _ = await mounted(Form {}, idiom)
        let harness = await mounted(Form { ForEach(0..<1000) { Text("row \($0)") } }, idiom)
        #expect(harness.texts.contains("row 0") == (idiom == .phone))
        #expect(harness.texts.count > 10)
      }
    }
  }
}
