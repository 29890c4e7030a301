import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.38: a control that alone reads a property of an `@Observable` object, by a binding, follows it. No body reads the property.
  @MainActor
  struct UnreadPropertyRules {
    enum Control: CaseIterable {
      case toggle, toggleButton, slider, steppedSlider, stepper, menuPicker, segmentedPicker, field, disclosure
    }

    enum Container: CaseIterable {
      case eager, list, form, lazyStack, lazyGrid, eagerRows, listRows, lazyRows
    }

    @Observable @MainActor
    final class Model {
      var isOn = false
      var level = 0.0
      var count = 0
      var choice = 0
      var text = "a"

      func change(to number: Int) {
        (isOn, level, count, choice, text) = (number == 1, Double(number), number, number, number == 1 ? "b" : "a")
      }
    }

    private struct Controls: View {
      let control: Control
      @Bindable var model: Model

      var body: some View {
        switch control {
        case .toggle: Toggle("control", isOn: $model.isOn)
        case .toggleButton: Toggle("control", isOn: $model.isOn).toggleStyle(.button)
        case .slider: Slider(value: $model.level, in: 0...1) { Text("control") }
        case .stepper: Stepper("control", value: $model.count, in: 0...1)
        case .menuPicker: picker.pickerStyle(.menu)
        case .segmentedPicker: picker.pickerStyle(.segmented)
        case .field: TextField("control", text: $model.text)
        case .disclosure: DisclosureGroup("control", isExpanded: $model.isOn) { Text("inside") }
        case .steppedSlider: Slider(value: $model.level, in: 0...1, step: 1) { Text("control") }
        }
      }

      private var picker: some View {
        Picker("control", selection: $model.choice) {
          Text("zero").tag(0)
          Text("one").tag(1)
        }
      }
    }

    private struct Root: View {
      let control: Control
      let container: Container
      let model: Model

      private var content: some View { Controls(control: control, model: model) }
      private var rows: some View { ForEach(0..<1) { _ in Controls(control: control, model: model) } }

      var body: some View {
        switch container {
        case .eager: VStack { content }
        case .list: List { content }
        case .form: Form { content }
        case .lazyStack: ScrollView { LazyVStack { content } }
        case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()]) { content } }
        case .eagerRows: VStack { rows }
        case .listRows: List { rows }
        case .lazyRows: ScrollView { LazyVStack { rows } }
        }
      }
    }

    private nonisolated static let cases = Control.allCases.flatMap { control in Container.allCases.map { (control, $0) } }

    /// The semantics and the picture of a fresh tree over the same data.
    private func fresh(_ control: Control, _ container: Container, _ number: Int, _ idiom: Idiom) async -> (String, String) {
      let model = Model()
      model.change(to: number)
      let harness = ViewHarness(Root(control: control, container: container, model: model), idiom: idiom)
      await harness.settle()
      await harness.advance(by: 1)
      return (harness.semanticsDump(), harness.displayListDump())
    }

    @Test(arguments: cases) func `B3.38 a control follows a property that no body reads`(control: Control, container: Container) async {
      for idiom in [Idiom.phone, .desktop] {
        let model = Model()
        let harness = ViewHarness(Root(control: control, container: container, model: model), idiom: idiom)
        await harness.settle()
        let off = harness.semanticsDump()
        for (number, moment) in [(1, "an action"), (0, "an action again"), (1, "another thread"), (0, "an animation")] {
          switch moment {
          case "another thread": await Task.detached { await MainActor.run { model.change(to: number) } }.value
          case "an animation": await harness.turn { withAnimation { model.change(to: number) } }
          default: await harness.turn { model.change(to: number) }
          }
          await harness.settle()
          await harness.advance(by: 1)
          let (semantics, picture) = await fresh(control, container, number, idiom)
          #expect(harness.semanticsDump() == semantics, "\(idiom) after \(moment)")
          #expect(harness.displayListDump() == picture, "\(idiom) after \(moment)")
          if control != .stepper { #expect((harness.semanticsDump() == off) == (number == 0), "\(idiom) after \(moment)") }
        }
        #expect(harness.runtimeIssues == [])
      }
    }
  }
}
