import RivuletGraph

/// The content of a `Group` created from the subviews of other content.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    makeViews(view, &inputs, areRows: false)
  }

  /// - Parameter areRows: True if each view appears and disappears with the position that shows it. Otherwise, all views appear with the
  ///   group.
  @MainActor fileprivate static func makeViews(_ view: _GraphValue<Self>, _ inputs: inout _ViewListInputs, areRows: Bool)
    -> _ViewListOutputs
  {
    let rowKind = inputs.rowKind
    // Reading the container values of subviews requires the views, so the views are created even in a lazy container.
    inputs.rowKind = areRows ? .lazy : .none
    let outputs = Subviews._makeViewList(view: view.field(0), inputs: &inputs)
    (inputs.rowKind, inputs.readsSections) = (rowKind, false)
    let source = SubviewSource(outputs.elements, inputs: inputs, areRows: areRows)
    let content = inputs.makeSink(SubviewTransformRule(view: view.attribute, source: source, inputs.scope.surroundings))
    let result = inputs.makeList(_GraphValue(content))
    var preferences = PreferenceCollector()
    preferences.add(outputs.preferences)
    preferences.add(result.preferences)
    return _ViewListOutputs(elements: result.elements, preferences: preferences.outputs(inputs))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

@available(*, unavailable)
extension GroupElementsOfContent: Sendable {}

/// The subviews of some content. Each subview appears and disappears with the position that shows it, as pages do.
package struct PageSubviews<Subviews: View, Content: View> {
  private let group: GroupElementsOfContent<Subviews, Content>

  nonisolated package init(_ subviews: Subviews, @ViewBuilder transform: @escaping (SubviewsCollection) -> Content) {
    group = GroupElementsOfContent(subviews: subviews, transform: transform)
  }
}

extension PageSubviews: View {
  package typealias Body = Never

  package static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    GroupElementsOfContent<Subviews, Content>.makeViews(view.field(0), &inputs, areRows: true)
  }

  package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// Calls the closure with the current subviews.
@MainActor
private struct SubviewTransformRule<Subviews: View, Content: View>: @MainActor ViewValueRule {
  let view: Attribute<GroupElementsOfContent<Subviews, Content>>
  let source: SubviewSource
  private var observation: ObservationTracker

  init(view: Attribute<GroupElementsOfContent<Subviews, Content>>, source: SubviewSource, _ surroundings: ScopeSurroundings) {
    self.view = view
    self.source = source
    observation = ObservationTracker(in: surroundings)
  }

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    let transform = view.value.transform
    let subviews = source.subviews()
    output.set(observation.track(rule: output.id, for: Subviews.self) { transform(subviews) })
  }

  static var name: String { "subviews of \(_typeName(Subviews.self, qualified: false))" }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Group {
  /// Creates a group from the subviews of a view. `transform` creates the group's content.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }
}
