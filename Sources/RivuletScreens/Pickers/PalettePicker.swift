import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// The options of a picker as cells in a menu row (B21.29).
struct PalettePicker<Label: View, Value: Hashable, Content: View>: CompositeView {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.tint) private var tint

  init(selection: PickerSelection<Value>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  var body: some View {
    Section {
      Group(subviews: content.modifier(StructuralMark(PickerContentMark.self))) { subviews in
        let options = PickerOptions(subviews, selection)
        MenuCells(hasTitles: false) {
          ForEach(cells(of: options)) { cell in
            Button {
              options.choose(cell.option)
            } label: {
              PaletteCell(isChosen: cell.option.mark == .chosen, tint: tint, plain: cell.option.subview, variant: cell.variant)
            }
            .modifier(MenuOptionModifier(isChosen: cell.option.mark == .chosen))
            .disabled(!cell.option.canBeChosen)
          }
        }
      }
      .labelStyle(PaletteLabelStyle())
      // A non-nil tint then always belongs to an option.
      .environment(\.tint, nil)
    } header: {
      if visibility != .hidden { label }
    }
  }

  /// An option, with the view to show while the option is selected; nil if that view is the same.
  private struct Cell: Identifiable {
    let option: PickerOptions<Value>.Option
    var variant: Subview?

    var id: Subview.ID { option.id }
  }

  @MainActor private func cells(of options: PickerOptions<Value>) -> [Cell] {
    options.options.reduce(into: []) { cells, option in
      if option.subview.containerValues.isPaletteVariant, !cells.isEmpty {
        cells[cells.count - 1].variant = option.subview
      } else {
        cells.append(Cell(option: option))
      }
    }
  }
}

/// The icon of an option, with the palette's effect while the option is selected.
private struct PaletteCell: CompositeView {
  let isChosen: Bool
  /// The menu's tint; nil for the accent colour.
  let tint: AnyShapeStyle?
  let plain: Subview
  let variant: Subview?
  @Environment(\.paletteSelectionEffect) private var effect

  init(isChosen: Bool, tint: AnyShapeStyle?, plain: Subview, variant: Subview?) {
    self.isChosen = isChosen
    self.tint = tint
    self.plain = plain
    self.variant = variant
  }

  var body: some View {
    let ownTint = plain.containerValues.paletteTint
    let isMarked = isChosen && effect.kind == .automatic
    ZStack { isChosen ? variant ?? plain : plain }
      .overlay { if isMarked, ownTint == nil { Rectangle().fill(tint ?? AnyShapeStyle(Color.accentColor)).blendMode(.sourceAtop) } }
      .compositingGroup()
      .padding(ownTint == nil ? 0 : 4)
      .overlay { if isMarked, let ownTint { Circle().strokeBorder(ownTint, lineWidth: 2) } }
  }
}

/// The label of an option: its icon and, for some effects, a second view with the icon for the selected state.
private struct PaletteLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { PaletteLabel(configuration: configuration) }
}

private struct PaletteLabel: CompositeView {
  let configuration: LabelStyleConfiguration
  @Environment(\.paletteSelectionEffect) private var effect
  /// The option's own tint; nil for none.
  @Environment(\.tint) private var tint

  init(configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let icon = Label(configuration).labelStyle(.iconOnly).foregroundStyle(tint ?? AnyShapeStyle(.primary))
    icon.containerValue(\.paletteTint, tint)
    if case .symbolVariant(let variant) = effect.kind {
      icon.symbolVariant(variant).containerValue(\.isPaletteVariant, true)
    }
  }
}

private struct PaletteTintKey: ContainerValueKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct PaletteVariantKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// The own tint of a palette option; nil for none.
  fileprivate var paletteTint: AnyShapeStyle? {
    get { self[PaletteTintKey.self] }
    set { self[PaletteTintKey.self] = newValue }
  }

  /// True for the view that a palette shows for a selected option.
  fileprivate var isPaletteVariant: Bool {
    get { self[PaletteVariantKey.self] }
    set { self[PaletteVariantKey.self] = newValue }
  }
}
