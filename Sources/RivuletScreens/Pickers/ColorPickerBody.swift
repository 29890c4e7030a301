import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletLooks

/// A colour well that opens a popover for changing the colour (B21.45).
struct ColorPickerBody<Label: View>: CompositeView {
  @Binding var selection: Color
  let supportsOpacity: Bool
  let label: Label
  @State private var isOpen = false
  @Environment(\.self) private var environment

  init(selection: Binding<Color>, supportsOpacity: Bool, label: Label) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  var body: some View {
    let metrics = environment.controlMetrics
    let color = shown
    LabeledRow(
      environment.looks.pickerForms.separatesLabels ? .apart : .beside, isSingleLine: true, label: label,
      control: Button {
        isOpen.toggle()
      } label: {
        ColorWell(color: Color(color), metrics: metrics)
      }
      .buttonStyle(.plain)
      .accessibilityHidden(true)
      .popover(isPresented: $isOpen, arrowEdge: .bottom) {
        ColorPanel(color: color, supportsOpacity: supportsOpacity) { selection = Color($0) }
          .presentationCompactAdaptation(.popover)
      }
    )
    .modifier(ColorWellModifier(value: "\(color)") { isOpen.toggle() })
  }

  /// The colour, which is opaque if people can't choose an opacity.
  private var shown: Color.Resolved {
    var color = selection.resolve(in: environment)
    if !supportsOpacity { color.opacity = 1 }
    return color
  }
}

/// The shape of a colour well: a circle surrounded by a colour wheel on phones, or a rectangle on desktops.
struct ColorWell: CompositeView {
  let color: Color
  let metrics: ControlMetrics

  init(color: Color, metrics: ControlMetrics) {
    self.color = color
    self.metrics = metrics
  }

  var body: some View {
    if metrics.looks.colorWells.isRound {
      Circle().fill(color).padding(5)
        .background {
          Circle().strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3)
        }
        .frame(width: metrics.colorWellSize.width, height: metrics.colorWellSize.height)
    } else {
      RoundedRectangle(cornerRadius: 3).fill(color).padding(3)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(ControlPaint(.menuGround))
        }
        .frame(width: metrics.colorWellSize.width, height: metrics.colorWellSize.height)
    }
  }
}

/// Sliders for the components of a colour, which update the colour continuously.
struct ColorPanel: CompositeView {
  let color: Color.Resolved
  let supportsOpacity: Bool
  let choose: @MainActor (Color.Resolved) -> Void
  @Environment(\.looks.colorWells.panelWidth) private var panelWidth

  init(color: Color.Resolved, supportsOpacity: Bool, choose: @escaping @MainActor (Color.Resolved) -> Void) {
    self.color = color
    self.supportsOpacity = supportsOpacity
    self.choose = choose
  }

  var body: some View {
    VStack {
      slider(.red, \.red, .red)
      slider(.green, \.green, .green)
      slider(.blue, \.blue, .blue)
      if supportsOpacity { slider(.opacity, \.opacity, .gray) }
    }
    .padding(8)
    .frame(width: panelWidth)
  }

  private func slider(_ name: Word, _ part: WritableKeyPath<Color.Resolved, Float>, _ tint: Color) -> some View {
    HStack {
      Text(name).font(.caption).frame(width: 60, alignment: .leading).accessibilityHidden(true)
      Slider(
        value: Binding(
          get: { color[keyPath: part] },
          set: { value in
            var next = color
            next[keyPath: part] = value
            choose(next)
          })
      ) { Text(name) }
      .labelsHidden()
      .tint(tint)
    }
  }
}

/// A modifier that adds a colour picker's accessibility and keyboard interaction.
struct ColorWellModifier: NodeModifier {
  let value: String
  package let open: @MainActor () -> Void

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement(role: .colorWell, value: value, children: .contain)
    element.takesParts = true
    element.isEnabled = environment.values.isEnabled
    node.semantics = element
    let responder = node.responder as? ActivationResponder ?? ActivationResponder()
    responder.isEnabled = environment.values.isEnabled
    responder.perform = open
    node.responder = responder
  }
}
