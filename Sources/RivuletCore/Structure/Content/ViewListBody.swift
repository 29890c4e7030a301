import RivuletGraph

/// The content of a modifier, which the modifier builds. For a single view, the most common case, the body stores only the view's type and
/// attribute.
@MainActor
public struct _ViewListBody {
  private enum Source {
    case view(PlacedView)
    case made((inout _ViewListInputs) -> _ViewListOutputs)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// Creates a body from the view in an attribute.
  package init<Content: View>(_ content: _GraphValue<Content>) {
    source = .view(PlacedView(Content.self, in: content.attribute.untyped))
  }

  /// Creates a body from the content that a closure builds.
  package init(_ build: @escaping (inout _ViewListInputs) -> _ViewListOutputs) {
    source = .made(build)
  }

  /// The number of views in the content, regardless of their values; nil if the number depends on the values or is unknown.
  var count: Int? {
    switch source {
    case .view(let view): view.count
    case .made: nil
    }
  }

  /// The views of a tuple, in order; nil for other content.
  package var parts: [(type: any View.Type, body: _ViewListBody)]? {
    guard case .view(let view) = source else { return nil }
    return view.parts?.map { ($0.type, _ViewListBody(source: .view($0))) }
  }

  /// Returns the content's view if it has the given type, or nil if it doesn't.
  package func view<Content: View>(as type: Content.Type) -> _GraphValue<Content>? {
    guard case .view(let view) = source else { return nil }
    return view.view(as: type)
  }

  /// Builds the content at the position that the inputs describe.
  package func callAsFunction(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    switch source {
    case .view(let view): view.make(&inputs)
    case .made(let build): build(&inputs)
    }
  }
}

/// A view in an attribute, whose type is known only at run time.
@MainActor
struct PlacedView {
  let type: any View.Type
  private let attribute: Attribute<Void>

  init(_ type: any View.Type, in attribute: Attribute<Void>) {
    self.type = type
    self.attribute = attribute
  }

  /// The number of views that the view contributes, regardless of its value; nil if the number depends on the value.
  var count: Int? { type._viewListCount(inputs: _ViewListCountInputs()) }

  /// The views of a tuple; nil if the view isn't a tuple.
  var parts: [PlacedView]? {
    guard let tuple = type as? any MultipleViews.Type else { return nil }
    return tuple.parts.map { $0.placed(in: attribute) }
  }

  /// Returns the view if it has the given type, or nil if it doesn't.
  func view<Content: View>(as other: Content.Type) -> _GraphValue<Content>? {
    type == other ? _GraphValue(attribute.field(Content.self, at: 0)) : nil
  }

  /// Builds the view at the position that the inputs describe.
  func make(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    func open<Content: View>(_: Content.Type) -> _ViewListOutputs {
      inputs.makeList(_GraphValue(attribute.field(Content.self, at: 0)))
    }
    let type = type
    return open(type)
  }
}
