import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Options of pickers that are commands, images or mixed, and the looks of radio buttons and wheels (B21.23–B21.32).
  @MainActor
  struct PickerLookRules {
    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.23e nil without an option of its own marks nothing, without an issue`(_ idiom: Idiom) async {
      let harness = await mounted(
        Picker("P", selection: .constant(Int?.none)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }
        .pickerStyle(.segmented), idiom)
      #expect(!harness.isSelected("a") && !harness.isSelected("b"))
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.24b an option that cannot be selected is dimmed`(_ idiom: Idiom) async throws {
      func opacity(_ isDisabled: Bool) async throws -> Double {
        let harness = await mounted(
          Picker("P", selection: .constant(0)) {
            Text("a").tag(0)
            Text("b").aid("b").tag(1).selectionDisabled(isDisabled)
          }
          .pickerStyle(.segmented), idiom)
        #expect(harness.isEnabled("b") == !isDisabled)
        return try #require(harness.presented("b", .opacity))
      }
      #expect(try await opacity(true) < opacity(false) * 0.7)
    }

    private struct Commanding<S: PickerStyle>: View {
      let style: S
      @State private var n = 0

      var body: some View {
        VStack {
          Picker("P", selection: $n) {
            Text("a").tag(0)
            Text("b").tag(1)
            Button("command") { Log.add("command") }
          }
          .pickerStyle(style)
          Text("n \(n)")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.24c a button among the options of a menu is a command`(_ idiom: Idiom) async throws {
      let stage = await Stage(Commanding(style: .menu), idiom: idiom)
      try await stage.tap("P")
      try await stage.tap("command")
      #expect(Log.take() == ["command"] && stage.shows("n 0"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.26a the button of a menu picker shows the icon and the title of its value`(_ idiom: Idiom) async {
      let harness = await mounted(
        Picker("P", selection: .constant(0)) {
          Label {
            Text("title")
          } icon: {
            Image(systemName: "star").aid("icon")
          }
          .tag(0)
        }
        .pickerStyle(.menu).labelsHidden(), idiom)
      #expect(harness.texts == ["title"] && harness.frame(of: "icon") != nil)
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.27a a segment shows a text or an image only`(_ idiom: Idiom) async {
      let harness = await mounted(
        Picker("P", selection: .constant(0)) {
          Label {
            Text("title")
          } icon: {
            Image(systemName: "star").aid("icon")
          }
          .tag(0)
          Image(systemName: "heart").aid("image").tag(1)
        }
        .pickerStyle(.segmented).labelsHidden(), idiom)
      #expect(harness.texts == ["title"] && harness.frame(of: "icon") == nil && harness.frame(of: "image") != nil)
    }

    private struct Sizes<S: PickerStyle>: View {
      let style: S

      var body: some View {
        Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("o\($0)").aid("o\($0)") } }.pickerStyle(style).aid("picker")
      }
    }

    private func frames(_ harness: ViewHarness) throws -> [CGRect] { try (0..<3).map { try #require(harness.frame(of: "o\($0)")) } }

    @Test func `B21.28bde inline is a wheel on phones and radio buttons on desktops, which may stand side by side`() async throws {
      let phone = await mounted(Sizes(style: .inline))
      #expect(phone.role(of: "Size") == "picker" && phone.frame(of: "picker")?.height == 216)
      for harness in [await mounted(Sizes(style: .inline), .desktop), await mounted(Sizes(style: .radioGroup), .desktop)] {
        #expect(harness.role(of: "Size") == "radioGroup")
        let middles = try frames(harness).map(\.midY)
        #expect(middles[1] - middles[0] == 24.5 && middles[2] - middles[1] == 24.5)
      }
      let row = try frames(await mounted(Sizes(style: .radioGroup).horizontalRadioGroupLayout(), .desktop))
      #expect(row[0].midY == row[1].midY && row[0].maxX < row[1].minX && row[1].maxX < row[2].minX)
    }

    private struct Wheel: View {
      @State private var n = 7

      var body: some View {
        Picker("P", selection: $n) { ForEach(0..<20) { Text("row \($0)").aid("row \($0)") } }.pickerStyle(.wheel).aid("wheel")
      }
    }

    @Test func `B21.30bce items of a wheel are 32 high, tilt beside the middle, and come to rest there`() async throws {
      let harness = await mounted(Wheel())
      let wheel = try #require(harness.frame(of: "wheel"))
      func middle(_ row: Int) throws -> CGFloat { try #require(harness.frame(of: "row \(row)")).midY }
      #expect(try abs(middle(8) - middle(7) - 32) < 0.01 && abs(middle(7) - middle(6) - 32) < 0.01)
      #expect(try #require(harness.presented("row 10", .height)) < #require(harness.presented("row 7", .height)) - 0.1)
      await harness.drag(from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX, y: wheel.midY - 75), duration: 1.5)
      await harness.advance(by: 3)
      #expect(try (0..<20).contains { try abs(middle($0) - wheel.midY) < 0.01 })
      #expect(try abs(middle(7) - wheel.midY) > 16)
    }

    @Test func `B21.30f a desktop accepts a wheel`() async throws {
      let harness = await mounted(Wheel(), .desktop)
      for row in 6...8 { #expect(harness.texts.contains("row \(row)")) }
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Thing: Identifiable {
      let id: Int
      var size: Int
    }

    private struct Mixed<S: PickerStyle>: View {
      let style: S
      @State var things: [Thing]

      var body: some View {
        Form {
          Picker("P", sources: $things, selection: \.size) {
            Text("s").tag(1)
            Text("m").tag(2)
            Text("l").tag(3)
            Text("x").tag(4)
          }
          .pickerStyle(style)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B21.32ab values that differ have dashes and no check`(_ idiom: Idiom) async throws {
      func dump(_ sizes: [Int], _ style: some PickerStyle, isMenu: Bool = false) async throws -> String {
        let stage = await Stage(
          Mixed(style: style, things: sizes.enumerated().map { Thing(id: $0.offset, size: $0.element) }), idiom: idiom)
        if isMenu { try await stage.tap("P") }
        if Set(sizes).count > 1 { #expect(!stage.harness.semanticsDump().contains("selected")) }
        return stage.harness.displayListDump()
      }
      for isMenu in [false, true] {
        func shown(_ sizes: [Int]) async throws -> String {
          isMenu ? try await dump(sizes, .menu, isMenu: true) : try await dump(sizes, .inline)
        }
        // Other sources that differ have their dashes elsewhere, and one value for all has a check.
        #expect(try await shown([1, 2]) != shown([3, 4]), "menu \(isMenu)")
        #expect(try await shown([1, 2]) != shown([1, 1]), "\(isMenu)")
      }
    }
  }
}
