import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The sizes of controls that were recorded on macOS 26 and iOS 26 (metrics).
  @MainActor
  struct RecordedControlTests {
    private func mount<V: View>(_ view: V, _ idiom: Idiom) async -> ViewHarness {
      let harness = ViewHarness(view, size: CGSize(width: 800, height: 600), idiom: idiom, textMeasurer: SystemFontMeasurer())
      await harness.settle()
      return harness
    }

    private func size<V: View>(_ view: V, _ idiom: Idiom) async throws -> CGSize {
      try #require(await mount(view.accessibilityIdentifier("view"), idiom).frame(of: "view")).size
    }

    @Test func `buttons of a desktop are 24 high and have 12 at their sides`() async throws {
      let label = try await size(Text("Save"), .desktop)
      for button in [AnyView(Button("Save") {}), AnyView(Toggle("Save", isOn: .constant(true)).toggleStyle(.button))] {
        #expect(try await size(button, .desktop) == CGSize(width: label.width + 24, height: 24))
      }
    }

    @Test func `B21.62ab fields, segments and colour wells of a desktop are 24 high`() async throws {
      #expect(try await size(TextField("Name", text: .constant("")), .desktop).height == 24)
      #expect(try await size(TextField("Name", text: .constant("")).textFieldStyle(.plain), .desktop).height == 16)
      let picker = Picker("Size", selection: .constant(0)) { Text("S").tag(0) }
      #expect(try await size(picker.pickerStyle(.segmented), .desktop).height == 24)
      #expect(try await size(ColorPicker("Color", selection: .constant(.red)).labelsHidden(), .desktop) == CGSize(width: 48, height: 24))
    }

    @Test func `switches, check boxes and sliders of a desktop`() async throws {
      let toggle = Toggle("On", isOn: .constant(true)).labelsHidden()
      #expect(try await size(toggle.toggleStyle(.switch), .desktop) == CGSize(width: 54, height: 24))
      #expect(try await size(toggle, .desktop) == CGSize(width: 16, height: 16))
      #expect(try await size(Slider(value: .constant(0.5)), .desktop).height == 16)
    }

    @Test func `the labels at the ends of a slider of a desktop have 10 points`() async throws {
      let slider = Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("min").accessibilityIdentifier("view")
      } maximumValueLabel: {
        Text("max").accessibilityIdentifier("other")
      }
      let label = try #require(await mount(slider, .desktop).frame(of: "view"))
      #expect(try await label.height == size(Text("min").font(.system(size: 10)), .desktop).height)
    }

    @Test func `B21.38cd steppers of a desktop are 20 by 26, and stand 8 after their label`() async throws {
      let label = try await size(Text("Count"), .desktop)
      #expect(try await size(Stepper("Count", value: .constant(1)), .desktop) == CGSize(width: label.width + 28, height: 26))
    }

    @Test func `radio buttons of a desktop are 18.5 high with a label 6 after a circle of 16`() async throws {
      let label = try await size(Text("Small"), .desktop)
      let picker = Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }.pickerStyle(.radioGroup).labelsHidden()
      #expect(try await size(picker, .desktop) == CGSize(width: label.width + 22, height: 18.5))
    }

    @Test func `a date of a desktop is 21 high, 22 with a stepper, and a calendar 201 by 148`() async throws {
      func picker(_ style: some DatePickerStyle) -> some View {
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_735_732_800)), displayedComponents: .date)
          .labelsHidden().datePickerStyle(style)
      }
      let field = try await size(picker(.field), .desktop)
      #expect(field.height == 21)
      #expect(try await size(picker(.stepperField), .desktop) == CGSize(width: field.width + 17.5, height: 22))
      #expect(try await size(picker(.graphical), .desktop) == CGSize(width: 201, height: 148))
    }

    @Test func `progress and gauges of a desktop stand next to their labels as recorded`() async throws {
      let line: CGFloat = 16
      #expect(try await size(ProgressView("Copying", value: 0.5), .desktop).height == line + 20)
      #expect(try await abs(size(ProgressView("Loading"), .desktop).height - (32 + 4.74 + line)) < 0.5)
      #expect(try await abs(size(Gauge(value: 0.5) { Text("Speed") }, .desktop).height - (line + 8.15 + 20)) < 0.5)
      #expect(try await abs(size(Gauge(value: 0.5) { Text("Speed") }.labelsHidden(), .desktop).height - (line + 8.15 + 20)) < 0.5)
      #expect(try await size(Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular), .desktop) == CGSize(width: 58, height: 58))
      #expect(try await size(Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear), .desktop).height == 8)
    }

    @Test func `a group box of a desktop is 45 high around 16`() async throws {
      #expect(try await size(GroupBox("Options") { Color.red.frame(width: 50, height: 16) }, .desktop).height == 45)
    }

    @Test func `B21.26f B21.27c B21.38a B21.51b B21.62a controls of a phone`() async throws {
      #expect(try await size(Slider(value: .constant(0.5)), .phone).height == 31)
      #expect(try await size(TextField("Name", text: .constant("")), .phone).height == 26)
      #expect(try await size(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), .phone).height == 34)
      #expect(try await size(Toggle("On", isOn: .constant(true)).labelsHidden(), .phone) == CGSize(width: 66, height: 30))
      #expect(try await size(Stepper("Count", value: .constant(1)).labelsHidden(), .phone) == CGSize(width: 94, height: 32))
      let picker = Picker("Size", selection: .constant(0)) { Text("S").tag(0) }
      #expect(try await size(picker.pickerStyle(.segmented), .phone).height == 31)
      #expect(try await size(picker, .phone).height == 40.5)
    }
  }
}
