import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The sizes of controls in both idioms, and the fonts of their labels.
  @MainActor
  struct ControlSizeRules {
    /// Ten characters of a font of size s are 5·s wide, and a line is s high.
    private let measurer = FixedAdvanceMeasurer(advance: 0.5, lineHeight: 1)
    private let label = "0123456789"

    private func mount<V: View>(_ view: V, _ idiom: Idiom) async -> ViewHarness {
      let harness = ViewHarness(view, size: CGSize(width: 400, height: 300), idiom: idiom, textMeasurer: measurer)
      await harness.settle()
      return harness
    }

    private func size<V: View>(_ view: V, _ idiom: Idiom) async throws -> CGSize {
      try #require(await mount(view.accessibilityIdentifier("view"), idiom).frame(of: "view")).size
    }

    @Test func `a bordered button is larger than its label by its insets`() async throws {
      let button = Button(label) {}.buttonStyle(.bordered)
      #expect(try await size(button, .desktop) == CGSize(width: 65 + 24, height: 13 + 8))
      #expect(try await size(button, .phone) == CGSize(width: 85 + 24, height: 17 + 14))
    }

    @Test func `the labels of small buttons are smaller`() async throws {
      func text(_ size: ControlSize, _ idiom: Idiom) async throws -> CGFloat {
        let button = Button {
        } label: {
          Text(label).accessibilityIdentifier("label")
        }.buttonStyle(.bordered).controlSize(size)
        return try #require(await mount(button, idiom).frame(of: "label")).height
      }
      #expect(try await text(.mini, .phone) == 15)
      #expect(try await text(.small, .phone) == 15)
      #expect(try await text(.regular, .phone) == 17)
      #expect(try await text(.large, .phone) == 17)
      #expect(try await text(.mini, .desktop) == 9)
      #expect(try await text(.small, .desktop) == 11)
      #expect(try await text(.regular, .desktop) == 13)
      #expect(try await text(.large, .desktop) == 13)
    }

    @Test func `a font that is set counts for the label of a small button, too`() async throws {
      let button = Button {
      } label: {
        Text(label).accessibilityIdentifier("label")
      }.buttonStyle(.borderedProminent).controlSize(.small)
      #expect(try #require(await mount(button.font(.system(size: 30)), .phone).frame(of: "label")).height == 30)
    }

    @Test func `a field is as high as its line and its insets`() async throws {
      func field(_ idiom: Idiom) async throws -> (plain: CGFloat, bordered: CGFloat) {
        let plain = TextField("name", text: .constant("")).textFieldStyle(.plain)
        let bordered = TextField("name", text: .constant("")).textFieldStyle(.roundedBorder)
        return (try await size(plain, idiom).height, try await size(bordered, idiom).height)
      }
      #expect(try await field(.desktop) == (13, 13 + 8))
      #expect(try await field(.phone) == (26, 26 + 8))
    }

    @Test func `a field in the system's font has the height that fields have`() async throws {
      func height(_ idiom: Idiom) async throws -> CGFloat {
        let harness = ViewHarness(
          TextField("name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field"), idiom: idiom,
          textMeasurer: SystemFontMeasurer())
        await harness.settle()
        return try #require(harness.frame(of: "field")).height
      }
      #expect(try await height(.desktop) == 24)
      #expect(try await height(.phone) == 34)
    }

    @Test func `a switch on the desktop hugs its label, on the phone it fills the row`() async throws {
      let toggle = Toggle(label, isOn: .constant(true)).toggleStyle(.switch)
      #expect(try await size(toggle, .desktop) == CGSize(width: 65 + 8 + 54, height: 24))
      #expect(try await size(toggle, .phone) == CGSize(width: 400, height: 30))
      #expect(try await size(Toggle(label, isOn: .constant(true)), .phone) == CGSize(width: 400, height: 30))
    }

    @Test func `a check box stands 5 before its label`() async throws {
      #expect(try await size(Toggle(label, isOn: .constant(true)), .desktop) == CGSize(width: 16 + 5 + 65, height: 16))
      #expect(try await size(Toggle(label, isOn: .constant(true)).toggleStyle(.checkbox), .desktop) == CGSize(width: 86, height: 16))
    }

    @Test func `a slider is as high as its idiom has it`() async throws {
      #expect(try await size(Slider(value: .constant(0.5)), .desktop) == CGSize(width: 400, height: 16))
      #expect(try await size(Slider(value: .constant(0.5)), .phone) == CGSize(width: 400, height: 31))
    }

    @Test func `the labels of toggles on the desktop are body text, and those of sliders have 10 points`() async throws {
      func heights(_ idiom: Idiom) async throws -> [CGFloat] {
        let text = Text("0123")
        let views = VStack {
          Toggle(isOn: .constant(true)) { text.accessibilityIdentifier("box") }.toggleStyle(.checkbox)
          Toggle(isOn: .constant(true)) { text.accessibilityIdentifier("switch") }.toggleStyle(.switch)
          Slider(value: .constant(0.5)) {
            text
          } minimumValueLabel: {
            text.accessibilityIdentifier("least")
          } maximumValueLabel: {
            text.accessibilityIdentifier("most")
          }
        }
        .font(.system(size: 30))
        let harness = await mount(views, idiom)
        return try ["box", "switch", "least", "most"].map { try #require(harness.frame(of: $0)).height }
      }
      #expect(try await heights(.desktop) == [13, 13, 10, 10])
      #expect(try await heights(.phone) == [30, 30, 30, 30])
    }

    @Test func `a label's icon lies half a cap height above the baseline of the title`() async throws {
      func middle<Icon: View>(_ icon: Icon, font: Font = .body, lines: Int = 1) async throws -> CGFloat {
        let title = Array(repeating: "a", count: lines).joined(separator: "\n")
        let label = Label {
          Text(title).accessibilityIdentifier("title")
        } icon: {
          icon.accessibilityIdentifier("icon")
        }
        .font(font)
        let harness = await mount(label, .desktop)
        return try #require(harness.frame(of: "icon")).midY - #require(harness.frame(of: "title")).minY
      }
      let ascent = 0.952 / 1.193
      func isRaised(_ middle: CGFloat, size: CGFloat) -> Bool { abs(middle - (ascent - 0.705 / 2) * size) < 0.01 }
      #expect(isRaised(try await middle(Color.red.frame(width: 10, height: 10)), size: 13))
      #expect(isRaised(try await middle(Color.red.frame(width: 40, height: 40)), size: 13))
      #expect(isRaised(try await middle(Image(systemName: "star")), size: 13))
      #expect(isRaised(try await middle(Color.red.frame(width: 10, height: 10), font: .system(size: 40)), size: 40))
      #expect(isRaised(try await middle(Color.red.frame(width: 10, height: 10), lines: 3), size: 13))
    }
  }
}
