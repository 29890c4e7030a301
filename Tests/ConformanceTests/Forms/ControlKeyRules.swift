import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What has the focus, and what keys do with it (B21.88–B21.92).
  @MainActor
  struct ControlKeyRules {
    private struct Many: View {
      @State private var text = ""
      @State private var isOn = false
      @State private var choice: Int?

      var body: some View {
        VStack {
          Button("button") {}
          Toggle("toggle", isOn: $isOn)
          TextField("field", text: $text)
          Text("pad").focusable()
          Button("off") {}.disabled(true)
          List(0..<2, id: \.self, selection: $choice) { Text("row \($0)") }.accessibilityLabel("list").frame(height: 100)
        }
      }
    }

    private func stops(_ idiom: Idiom) async -> [String?] {
      let harness = await mounted(Many(), idiom)
      var labels: [String?] = []
      for _ in 0..<6 {
        await harness.moveFocus()
        labels.append(harness.focusedLabel)
      }
      return labels
    }

    @Test func `B21.90bc every control of a desktop has the focus in turn, fields and lists too`() async {
      let labels = await stops(.desktop)
      #expect(Array(labels.prefix(4)) == ["button", "toggle", "field", "pad"])
      #expect(labels[4] != "button" && labels[5] == "button", "\(labels)")
    }

    @Test func `B21.90d on phones every control has the focus of a hardware keyboard too`() async {
      let labels = await stops(.phone)
      #expect(Array(labels.prefix(4)) == ["button", "toggle", "field", "pad"], "\(labels)")
    }

    @Test func `B21.91c Return presses the default control first, and submits in a field`() async throws {
      struct Root: View {
        let hasDefault: Bool
        @State private var text = ""

        var body: some View {
          VStack {
            Button("one") { Log.add("one") }
            TextField("field", text: $text).onSubmit { Log.add("submit") }
            if hasDefault { Button("yes") { Log.add("yes") }.keyboardShortcut(.defaultAction) }
          }
        }
      }
      for hasDefault in [false, true] {
        let harness = await mounted(Root(hasDefault: hasDefault), .desktop)
        await harness.moveFocus()
        #expect(harness.focusedLabel == "one")
        await harness.key(.return)
        #expect(Log.take() == [hasDefault ? "yes" : "one"])
      }
      let harness = await mounted(Root(hasDefault: false), .desktop)
      try await harness.tap("field")
      await harness.key(.return)
      #expect(Log.take() == ["submit"])
    }

    @Test(arguments: [KeyEquivalent.upArrow, .downArrow])
    func `B21.92b arrows open a menu picker`(_ key: KeyEquivalent) async throws {
      let stage = await Stage(
        Picker("P", selection: .constant(0)) {
          Text("a").tag(0)
          Text("b").tag(1)
        }
        .pickerStyle(.menu), idiom: .desktop)
      await stage.harness.moveFocus()
      #expect(stage.harness.focusedLabel == "P" && !stage.shows("b"))
      await stage.harness.key(key)
      await stage.rest()
      #expect(stage.shows("b"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.88abce a group is closed at first, and its row or its label with the chevron opens it`(_ idiom: Idiom) async throws {
      let stage = await Stage(
        VStack {
          DisclosureGroup {
            Text("inside")
          } label: {
            Text("More").ax("label")
          }
          .ax("group")
          Spacer()
        }, idiom: idiom)
      #expect(!stage.shows("inside"))
      let (group, label) = (try #require(stage.harness.frame(of: "group")), try #require(stage.harness.frame(of: "label")))
      // The chevron is beside the label, after it on phones and before it on desktops.
      let end = idiom == .phone ? CGPoint(x: group.maxX - 6, y: label.midY) : CGPoint(x: label.minX - 6, y: label.midY)
      #expect(idiom == .phone ? group.maxX > label.maxX + 10 : label.minX > group.minX + 5)
      await stage.harness.tap(at: end)
      await stage.rest()
      #expect(stage.shows("inside"))
      await stage.harness.tap(at: CGPoint(x: label.midX, y: label.midY))
      await stage.rest()
      #expect(!stage.shows("inside"))
      if idiom == .phone {
        await stage.harness.tap(at: CGPoint(x: group.midX, y: label.midY))
        await stage.rest()
        #expect(stage.shows("inside"))
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.03e a slider that is disabled while it is dragged writes no more`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var value = 0.5

        var body: some View {
          Slider(
            value: Binding(
              get: { value },
              set: {
                Log.add("set")
                value = $0
              })
          ) { Text("s") }
          .aid("s").disabled(value > 0.7)
        }
      }
      let harness = await mounted(Root(), idiom)
      let frame = try #require(harness.frame(of: "s"))
      await harness.down(at: CGPoint(x: frame.midX, y: frame.midY))
      await harness.move(to: CGPoint(x: frame.midX + frame.width * 0.3, y: frame.midY), duration: 0.2)
      #expect(!Log.take().isEmpty && !harness.isEnabled("s"))
      let value = harness.value(of: "s")
      await harness.move(to: CGPoint(x: frame.minX + 10, y: frame.midY), duration: 0.2)
      await harness.up()
      #expect(Log.take().isEmpty && harness.value(of: "s") == value)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.01d a slider whose binding refuses does not follow the finger`(_ idiom: Idiom) async throws {
      let harness = await mounted(Slider(value: .constant(0.5)) { Text("s") }.aid("s"), idiom)
      let frame = try #require(harness.frame(of: "s"))
      let before = harness.displayListDump()
      await harness.down(at: CGPoint(x: frame.midX, y: frame.midY))
      await harness.move(to: CGPoint(x: frame.midX + 100, y: frame.midY), duration: 0.2)
      #expect(harness.displayListDump() == before && harness.value(of: "s") == "50%")
      await harness.up()
      #expect(harness.value(of: "s") == "50%")
    }
  }
}
