import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Sizes of controls, and the look of the button that the Return key presses (documentation of `controlSize` and `defaultAction`).
  @MainActor
  struct DesktopControlRules {
    @Test func `buttons without a border have the text of their size`() async throws {
      func widths(_ style: some PrimitiveButtonStyle) async -> [CGFloat] {
        var widths: [CGFloat] = []
        for size in [ControlSize.mini, .small, .regular] {
          let view = Button("a longer title") {}.buttonStyle(style).controlSize(size).aid("b")
          widths.append(await mounted(view, .desktop).frame(of: "b")?.width ?? 0)
        }
        return widths
      }
      for widths in [await widths(.borderless), await widths(.link)] {
        #expect(widths[0] < widths[1] && widths[1] < widths[2], "\(widths)")
      }
    }

    enum Control: CaseIterable {
      case button, toggle, slider, stepper, menuPicker, segments, radio, field, menu, date, compactDate, color, toggleButton, progress
    }

    private struct Sample: View {
      let control: Control
      @State private var isOn = true
      @State private var number = 0
      @State private var share = 0.5
      @State private var text = "text"
      @State private var date = Date(timeIntervalSince1970: 0)
      @State private var color = Color.red

      @ViewBuilder private var options: some View {
        Text("one").tag(0)
        Text("two").tag(1)
      }

      var body: some View {
        switch control {
        case .button: Button("name") {}
        case .toggle: Toggle("name", isOn: $isOn)
        case .slider: Slider(value: $share)
        case .stepper: Stepper("name", value: $number)
        case .menuPicker: Picker("name", selection: $number) { options }.pickerStyle(.menu)
        case .segments: Picker("name", selection: $number) { options }.pickerStyle(.segmented)
        case .radio: Picker("name", selection: $number) { options }.pickerStyle(.radioGroup)
        case .field: TextField("name", text: $text).textFieldStyle(.roundedBorder)
        case .menu: Menu("name") { Button("item") {} }
        case .date: DatePicker("name", selection: $date).datePickerStyle(.field)
        case .compactDate: DatePicker("name", selection: $date).datePickerStyle(.compact)
        case .color: ColorPicker("name", selection: $color)
        case .toggleButton: Toggle("name", isOn: $isOn).toggleStyle(.button)
        case .progress: ProgressView()
        }
      }
    }

    private struct Sizes: View {
      let control: Control

      var body: some View {
        VStack {
          ForEach(Array(ControlSize.allCases.enumerated()), id: \.offset) { place, size in
            ZStack { Sample(control: control) }.fixedSize().aid("size \(place)").controlSize(size)
          }
        }
      }
    }

    @Test(arguments: Control.allCases)
    func `every control of a desktop has smaller sizes, and none is smaller in a larger one`(_ control: Control) async throws {
      let harness = ViewHarness(Sizes(control: control), size: CGSize(width: 500, height: 600), idiom: .desktop)
      await harness.settle()
      let heights = try ControlSize.allCases.indices.map { try #require(harness.frame(of: "size \($0)")).height }
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 }, "\(heights)")
      #expect(heights[0] < heights[2] && heights[1] < heights[2], "\(heights)")
    }

    private struct Moving: View {
      @State private var isOn = false
      @State private var number = 0

      var body: some View {
        VStack {
          Toggle("switch", isOn: $isOn).toggleStyle(.switch)
          Toggle("box", isOn: $isOn).toggleStyle(.checkbox)
          Picker("segments", selection: $number) {
            Text("one").tag(0)
            Text("two").tag(1)
          }
          .pickerStyle(.segmented)
          Picker("radio", selection: $number) {
            Text("first").tag(0)
            Text("second").tag(1)
          }
          .pickerStyle(.radioGroup)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], ["switch", "box", "two", "second"])
    func `switches, segments and check marks move to their new value`(_ idiom: Idiom, _ label: String) async throws {
      let harness = ViewHarness(Moving(), size: CGSize(width: 300, height: 300), idiom: idiom)
      await harness.settle()
      let before = try harness.png()
      try await harness.tap(label)
      var pictures: [Data] = []
      for _ in 0..<3 {
        await harness.advance(by: 0.05)
        pictures.append(try harness.png())
      }
      _ = await harness.rest()
      let after = try harness.png()
      #expect(Set(pictures).count == 3 && !pictures.contains(before) && !pictures.contains(after))
    }

    private struct KeyButton: View {
      let shortcut: KeyboardShortcut?
      let isProminent: Bool

      var body: some View {
        if isProminent {
          Button("name") {}.buttonStyle(.borderedProminent)
        } else if let shortcut {
          Button("name") {}.keyboardShortcut(shortcut)
        } else {
          Button("name") {}
        }
      }
    }

    private func picture(_ shortcut: KeyboardShortcut?, isProminent: Bool = false, _ idiom: Idiom) async throws -> Data {
      let harness = ViewHarness(KeyButton(shortcut: shortcut, isProminent: isProminent), size: CGSize(width: 100, height: 40), idiom: idiom)
      await harness.settle()
      return try harness.png()
    }

    @Test func `B20.56c the button of a desktop that the Return key presses is prominent`() async throws {
      let usual = try await picture(nil, .desktop)
      #expect(try await picture(.defaultAction, .desktop) == picture(nil, isProminent: true, .desktop))
      #expect(try await picture(.defaultAction, .desktop) != usual)
      #expect(try await picture(KeyboardShortcut("k"), .desktop) == usual)
      #expect(try await picture(.defaultAction, .phone) == picture(nil, .phone))
    }
  }
}
