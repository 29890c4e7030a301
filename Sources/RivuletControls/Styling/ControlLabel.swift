package import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLayout
import RivuletLooks

/// A control's label as a single view, with subtitles below the title (B21.07).
package struct ControlLabel<Label: View> {
  let label: Label

  package init(label: Label) {
    self.label = label
  }
}

extension ControlLabel: View {
  package typealias Body = Never

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.first()
    return _ViewListBody(label).titled()(&inputs)
  }
}

extension _ViewListBody {
  /// Returns the label of a button or a link as a single view, with several views arranged in a row.
  func inRow() -> _ViewListBody { inStack(of: LabelRow(), .horizontal) }

  /// Returns the label of other controls as a single view. If the label contains several texts, the first is the title, and the others are
  /// subtitles below the title (B21.07). Other views are placed beside them in a row.
  package func titled() -> _ViewListBody {
    guard let parts, let title = titlePlace(in: parts.map(\.type)) else { return inRow() }
    let subtitles = parts.indices.filter { $0 > title && parts[$0].type == Text.self }
    let column = _ViewListBody.of([parts[title].body] + subtitles.map { parts[$0].body.asSubtitle() }).inStack(of: LabelColumn(), .vertical)
    let beside = parts.indices.filter { $0 != title && !subtitles.contains($0) }
    if beside.isEmpty { return column }
    let before = beside.filter { $0 < title }.map { parts[$0].body }
    return _ViewListBody.of(before + [column] + beside.filter { $0 > title }.map { parts[$0].body }).inRow()
  }

  /// Returns the index of the title: the first of several texts, or a `Label` before a text. Returns nil if the label has no subtitles.
  private func titlePlace(in types: [any View.Type]) -> Int? {
    let texts = types.indices.filter { types[$0] == Text.self }
    if texts.count > 1 { return texts.first }
    guard let place = texts.first, place > 0, types[place - 1] is any TitledView.Type else { return nil }
    return place - 1
  }

  /// Returns a body that concatenates the views of several bodies.
  private static func of(_ bodies: [_ViewListBody]) -> _ViewListBody {
    _ViewListBody { inputs in
      var elements: [ViewElements] = []
      var preferences = PreferenceCollector()
      for body in bodies {
        let outputs = body(&inputs)
        elements.append(outputs.elements)
        preferences.add(outputs.preferences)
      }
      return _ViewListOutputs(list: StaticViewList(elements), preferences: preferences.outputs(inputs))
    }
  }

  private func asSubtitle() -> _ViewListBody {
    _ViewListBody { inputs in
      let modifier = inputs.graph.makeInput(SubtitleModifier(), in: inputs.scope, name: "subtitle") { _, _ in true }
      return SubtitleModifier._makeViewList(modifier: _GraphValue(modifier), inputs: &inputs, body: self)
    }
  }

  /// Wraps the views in a stack, unless the body always contains exactly one view.
  private func inStack<Stack: NodeSource>(of stack: Stack, _ axis: Axis) -> _ViewListBody {
    _ViewListBody { inputs in
      let around = (axis: inputs.stackAxis, rowKind: inputs.rowKind)
      (inputs.stackAxis, inputs.rowKind) = (StackAxis(axis), .none)
      defer { (inputs.stackAxis, inputs.rowKind) = around }
      let views = self(&inputs)
      if views.elements.onlyNode != nil { return views }
      let node = Stack.makeNode(of: _GraphValue(inputs.graph.makeInput(stack, in: inputs.scope, name: "label") { _, _ in true }), inputs)
      node.setContents(views.elements)
      return _ViewListOutputs(node: node, preferences: views.preferences)
    }
  }
}

/// A view that acts as a title, optionally with an image.
@MainActor
private protocol TitledView {}

extension Label: TitledView {}

/// A layout that places the parts of a label side by side.
private struct LabelRow: NodeSource {
  static func makeBehavior(_ inputs: _ViewListInputs) -> StackBehavior { StackBehavior(.horizontal()) }

  func update(_ node: BehaviorNode<StackBehavior>, environment: EnvironmentReader) {}
}

/// A layout that places a label's title above its subtitles.
private struct LabelColumn: NodeSource {
  static func makeBehavior(_ inputs: _ViewListInputs) -> StackBehavior { StackBehavior(.vertical(.leading)) }

  func update(_ node: BehaviorNode<StackBehavior>, environment: EnvironmentReader) {
    node.update(StackBehavior(.vertical(.leading, spacing: environment.values.looks.labels.subtitleSpacing)))
  }
}

/// A modifier that styles text as a subtitle (B21.07).
private struct SubtitleModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    environment.font = .caption
    environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
  }
}
