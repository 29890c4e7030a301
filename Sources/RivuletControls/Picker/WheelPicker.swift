import Foundation
package import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A picker that shows its options on a wheel. When the wheel comes to rest, the picker selects the option in the middle (B21.30).
package struct WheelPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.looks.pickers) private var look

  package init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  package var body: some View {
    Group(subviews: content.asInlineOptions()) { subviews in
      let options = PickerOptions(subviews, selection)
      LabeledRow(.beside, label: label, control: Wheel(options: options))
        .modifier(ChoiceGroupModifier(role: .picker, containsOptions: false, keys: .choose { options.choose(by: $0) }))
    }
    .font(look.wheelFont.font)
    .lineLimit(1)
  }
}

/// The wheel without its label.
struct Wheel<Value: Hashable>: CompositeView {
  let options: PickerOptions<Value>
  /// The scroll position. While the wheel is scrolling, it tracks the centred option; at rest, it matches the selection.
  @State private var position: ScrollPosition
  @Environment(\.looks.pickers) private var look
  @Environment(\.isEnabled) private var isEnabled

  init(options: PickerOptions<Value>) {
    self.options = options
    let chosen = options.chosenIndex.map(WheelRow.init)
    _position = State(initialValue: chosen.map { ScrollPosition(id: $0, anchor: .center) } ?? ScrollPosition(idType: WheelRow.self))
  }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        ForEach(options.options.indices.map(WheelRow.init), id: \.self) { row in
          let option = options.options[row.index]
          option.subview
            .modifier(SemanticsPartModifier(part: option.mark == .chosen ? .value : nil))
            .frame(maxWidth: .infinity)
            .frame(height: look.wheelItemHeight)
            .opacity(option.canBeChosen ? 1 : 0.4)
            .scrollTransition(.interactive, axis: .vertical) { content, phase in
              content.opacity(1 - 0.7 * abs(phase.value)).scaleEffect(x: 1 - 0.1 * abs(phase.value), y: 1 - 0.4 * abs(phase.value))
            }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (look.wheelHeight - look.wheelItemHeight) / 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .scrollDisabled(!isEnabled)
    .scrollPosition($position, anchor: .center)
    .onScrollPhaseChange { old, new in
      if new == .idle, old != .idle { settle() }
    }
    .onChange(of: options.chosenIndex) { _, index in
      if let index, position.viewID(type: WheelRow.self)?.index != index { position.scrollTo(id: WheelRow(index: index), anchor: .center) }
    }
    .frame(maxWidth: look.widestWheel)
    .frame(height: look.wheelHeight)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(ControlPaint(.segmentGround)).frame(height: look.wheelItemHeight)
    }
  }

  /// Chooses the option at which the wheel has come to rest, or scrolls back if that option is unselectable.
  private func settle() {
    guard let index = position.viewID(type: WheelRow.self)?.index, options.options.indices.contains(index) else { return }
    if options.options[index].canBeChosen { return options.choose(options.options[index]) }
    if let chosen = options.chosenIndex { position.scrollTo(id: WheelRow(index: chosen), anchor: .center) }
  }
}

/// The identity of a row on the wheel, which differs from all identities that an app assigns to its options.
private struct WheelRow: Hashable {
  let index: Int
}
