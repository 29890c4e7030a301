import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// A modifier that turns a view into a toolbar item with a preferred placement.
struct ToolbarItemPart: ViewModifier {
  let place: ToolbarItemPlacement.Place

  nonisolated init(place: ToolbarItemPlacement.Place) { self.place = place }

  func body(content: Content) -> some View {
    content.modifier(ToolbarItemRole(place: place)).modifier(TitleRenamingModifier()).containerValue(\.toolbarPlace, place)
  }
}

/// A modifier that assigns a placement to a space. The space stays in the bar when items move to the menu.
private struct ToolbarSpacePart: ViewModifier {
  let place: ToolbarItemPlacement.Place

  func body(content: Content) -> some View { content.containerValue(\.toolbarPlace, place) }
}

/// A namespace for making each view in toolbar content an item, so that each item can move to a menu separately (B20.19).
@MainActor
enum ToolbarItemSpread {
  static func make(
    _ body: _ViewListBody, _ type: any View.Type, as part: _GraphValue<ToolbarItemPart>, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs {
    if let parts = body.parts {
      let outputs = parts.map { make($0.body, $0.type, as: part, &inputs) }
      return _ViewListOutputs(joining: outputs, inputs)
    }
    if type == Spacer.self || type == ToolbarGap.self {
      let space = inputs.makeRule(MappedRule(source: part.attribute) { ToolbarSpacePart(place: $0.place) })
      return ToolbarSpacePart._makeViewList(modifier: _GraphValue(space), inputs: &inputs, body: body)
    }
    if let rows = (type as? any ToolbarItemRows.Type)?.makeItems(body, as: part, &inputs) { return rows }
    return ToolbarItemPart._makeViewList(modifier: part, inputs: &inputs, body: body)
  }
}

/// A view with a row for each element of a collection.
@MainActor
private protocol ToolbarItemRows {
  /// Turns each row into an item; returns nil for other types of content.
  static func makeItems(
    _ body: _ViewListBody, as part: _GraphValue<ToolbarItemPart>, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs?
}

extension ForEach: @MainActor ToolbarItemRows where Content: View {
  fileprivate static func makeItems(
    _ body: _ViewListBody, as part: _GraphValue<ToolbarItemPart>, _ inputs: inout _ViewListInputs
  ) -> _ViewListOutputs? {
    guard let view = body.view(as: Self.self) else { return nil }
    let items = inputs.makeRule(ToolbarRowsRule(rows: view.attribute, part: part.attribute))
    return ForEach<Data, ID, ToolbarItemView<Content>>._makeViewList(view: _GraphValue(items), inputs: &inputs)
  }
}

@MainActor
private struct ToolbarRowsRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: @MainActor ViewValueRule {
  let rows: Attribute<ForEach<Data, ID, Content>>
  let part: Attribute<ToolbarItemPart>

  mutating func update(_ output: borrowing RuleOutput<ForEach<Data, ID, ToolbarItemView<Content>>>) {
    let (rows, place) = (rows.value, part.value.place)
    output.set(
      ForEach(_data: rows.data, idOf: rows.idOf, isConstantRange: rows.isConstantRange) {
        ToolbarItemView(content: rows.content($0), place: place)
      })
  }
}

/// A modifier that applies the role of an item. It adds keyboard shortcuts and prominence in the button row of a desktop sheet (B20.18),
/// menu items for secondary actions on phones (B20.16), and support for the overflow menu (B20.19).
private struct ToolbarItemRole {
  let place: ToolbarItemPlacement.Place
  @Environment(\.toolbarHost) private var host

  nonisolated init(place: ToolbarItemPlacement.Place) { self.place = place }
}

extension ToolbarItemRole: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let host, host.look == .phone, place == .secondaryAction {
      content.modifier(ToolbarOverflowItem(host: host))
    } else if host == nil || host?.mayMove(place) == true {
      content.modifier(BarItemModifier()).modifier(BarPlace())
    } else if host?.look == .phone, place == .confirmationAction {
      content.modifier(BarPlace()).buttonStyle(.borderedProminent)
    } else if host?.look != .sheet {
      content.modifier(BarPlace())
    } else if place == .confirmationAction {
      content.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
    } else if place == .cancellationAction {
      content.keyboardShortcut(.cancelAction)
    } else {
      content
    }
  }
}

/// A modifier for controls in a bar. The looks determine whether the controls show their labels.
private struct BarPlace: EnvironmentModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) {
    if environment.looks.windowBars.hidesControlLabels { environment.inheritedControlPlace = .bar }
  }
}
