import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// A picker that is a button with the value, and opens a menu of options (B21.26).
struct MenuPicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(\.looks.pickerForms) private var form
  @Environment(\.foreground) private var foreground
  @State private var isOpen = false

  init(selection: PickerSelection<Value>, label: Label, content: Content, currentValueLabel: AnyView?) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  var body: some View {
    let (selection, content) = (selection, content)
    Group(subviews: content.modifier(StructuralMark(PickerContentMark.self))) { subviews in
      let options = PickerOptions(subviews, selection)
      LabeledRow(
        form.menuButton == .text ? .hidden : .beside, isSingleLine: true,
        label: ControlLabel(label: label).modifier(LabelForeground(foreground: foreground)),
        control: MenuPickerButton(options: options, content: content, currentValueLabel: currentValueLabel) { isOpen = true }
      )
      .modifier(MenuOpener(isOpen: $isOpen) { MenuOptions(selection: selection, content: content) })
      .modifier(
        ChoiceGroupModifier(role: .popUpButton, containsOptions: false, keys: .open { isOpen = true }))
    }
    .modifier(MenuValueLook())
  }
}

/// The options of a picker as menu items (B21.26).
struct MenuOptions<Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let content: Content

  init(selection: PickerSelection<Value>, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    Group(subviews: content.modifier(StructuralMark(PickerContentMark.self))) { subviews in
      let options = PickerOptions(subviews, selection)
      ForEach(options.parts) { part in
        switch part.kind {
        case .option:
          if let option = part.option { MenuOption(option: option) { options.choose(option) } }
        case .header: part.subview.modifier(MenuTitlePadding())
        case .divider, .edge: MenuSeparator()
        case .footer: EmptyView()
        }
      }
    }
  }
}

/// A picker option as a menu item.
private struct MenuOption<Value: Hashable>: CompositeView {
  let option: PickerOptions<Value>.Option
  let choose: @MainActor () -> Void

  init(option: PickerOptions<Value>.Option, choose: @escaping @MainActor () -> Void) {
    self.option = option
    self.choose = choose
  }

  var body: some View {
    Button(action: choose) {
      MenuCheck(isChecked: option.mark == .chosen, isMixed: option.mark == .mixed) { option.subview }
    }
    .modifier(MenuOptionModifier(isChosen: option.mark == .chosen))
    .disabled(!option.canBeChosen)
  }
}

/// A modifier that marks a menu item as one of several options, and indicates whether the option is selected.
struct MenuOptionModifier: NodeModifier {
  let isChosen: Bool

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    var element = SemanticsElement()
    element.traits = .choice
    element.isSelected = isChosen
    node.semantics = element
  }
}

/// A modifier for the text value of a menu picker, which has the tint colour or is dimmed in a row. If the app has set a button style, the
/// style determines the colour.
private struct MenuValueLook: ViewModifier {
  typealias Body = Never

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let look = MenuValueEnvironment(isStyled: inputs.hasStyle(for: _ButtonSource.self))
    let input = inputs.graph.makeInput(look, in: inputs.scope, name: "menu value", areEqual: { _, _ in true })
    return MenuValueEnvironment._makeViewList(modifier: _GraphValue(input), inputs: &inputs, body: body)
  }
}

private struct MenuValueEnvironment: EnvironmentModifier {
  typealias Body = Never

  /// True if the app has set a button style.
  let isStyled: Bool

  func change(_ environment: inout EnvironmentValues) {
    guard environment.looks.pickerForms.menuButton == .text else {
      environment.font = environment.controlMetrics.labelFont
      return
    }
    let isInRow = environment.controlPlace == .row
    if isStyled, !isInRow { return }
    environment.setForeground([isInRow ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(ControlPaint(.label))])
  }
}

/// The button of a menu picker. If the looks require it, the button is as wide as the widest option.
struct MenuPickerButton<Value: Hashable, Content: View>: CompositeView {
  let options: PickerOptions<Value>
  let content: Content
  let currentValueLabel: AnyView?
  package let open: @MainActor () -> Void
  @Environment(\.looks.pickerForms) private var form
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.controlPlace) private var place

  init(options: PickerOptions<Value>, content: Content, currentValueLabel: AnyView?, open: @escaping @MainActor () -> Void) {
    self.options = options
    self.content = content
    self.currentValueLabel = currentValueLabel
    self.open = open
  }

  var body: some View {
    if form.menuButton == .text, place == .row {
      text
    } else if form.menuButton == .text {
      InnerButton(action: open) {
        HStack(spacing: form.menuSpacing) {
          styledValue
          Chevrons()
        }
      } standard: {
        text
          .padding(.leading, form.menuLeadingInset).padding(.trailing, form.menuTrailingInset)
          .frame(minHeight: metrics.menuHeight)
      }
    } else {
      InnerButton(action: open) {
        HStack(spacing: form.menuSpacing) {
          styledValue
          Image(systemName: "chevron.up.chevron.down").imageScale(.small).modifier(AccessibilityHiddenModifier())
        }
      } standard: {
        HStack(spacing: form.menuSpacing) {
          value
          Chevrons()
        }
        .padding(.leading, form.menuLeadingInset).padding(.trailing, form.menuTrailingInset)
        .frame(height: metrics.menuHeight)
        .background(ControlPaint(.menuGround), in: RoundedRectangle(cornerRadius: metrics.buttonCornerRadius))
      }
    }
  }

  private var text: some View {
    HStack(spacing: form.menuSpacing) {
      value
      Chevrons()
    }
  }

  private var value: some View {
    PickerValue(options: options, currentValueLabel: currentValueLabel, keepsWidth: form.menuKeepsWidth)
  }

  /// The value in the colours of the button's style. The views are rebuilt inside the button, because subviews keep the colours of their
  /// original environment.
  private var styledValue: some View {
    let (selection, currentValueLabel, keepsWidth) = (options.selection, currentValueLabel, form.menuKeepsWidth)
    return Group(subviews: content.modifier(StructuralMark(PickerContentMark.self))) { subviews in
      PickerValue(options: PickerOptions(subviews, selection), currentValueLabel: currentValueLabel, keepsWidth: keepsWidth)
    }
  }
}

/// A pair of chevrons that point up and down.
struct Chevrons: CompositeView {
  @Environment(\.looks.pickerForms) private var form
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    if form.menuButton == .text {
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).modifier(AccessibilityHiddenModifier())
    } else {
      ChevronPair().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .frame(width: min(6, metrics.menuMark * 0.375), height: min(9, metrics.menuMark * 0.5625))
        .frame(width: metrics.menuMark, height: metrics.menuMark)
        .modifier(AccessibilityHiddenModifier())
    }
  }
}

/// The outline of the two chevrons of a pop-up button.
struct ChevronPair: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let height = rect.width / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + height))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + height))
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY - height))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
    return path
  }
}
