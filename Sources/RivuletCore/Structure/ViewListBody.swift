import RivuletGraph

/// What a modifier stands around, as the modifier builds it. Mostly one view: then the type and the attribute are all that has to be kept.
@MainActor
public struct _ViewListBody {
  private enum Source {
    case view(PlacedView)
    case made((inout _ViewListInputs) -> _ViewListOutputs)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// The view in an attribute.
  package init<Content: View>(_ content: _GraphValue<Content>) {
    source = .view(PlacedView(Content.self, in: content.attribute.untyped))
  }

  /// What a closure builds.
  package init(_ build: @escaping (inout _ViewListInputs) -> _ViewListOutputs) {
    source = .made(build)
  }

  /// How many views it is, whatever their values; nil where that depends on them or is not known.
  var count: Int? {
    switch source {
    case .view(let view): view.count
    case .made: nil
    }
  }

  /// The views of a tuple, one after the other; nil where it is no tuple.
  package var parts: [(type: any View.Type, body: _ViewListBody)]? {
    guard case .view(let view) = source else { return nil }
    return view.parts?.map { ($0.type, _ViewListBody(source: .view($0))) }
  }

  /// Builds it where the inputs say.
  package func callAsFunction(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    switch source {
    case .view(let view): view.make(&inputs)
    case .made(let build): build(&inputs)
    }
  }
}

/// A view of a type that is found at run time, in an attribute.
@MainActor
struct PlacedView {
  let type: any View.Type
  private let attribute: Attribute<Void>

  init(_ type: any View.Type, in attribute: Attribute<Void>) {
    self.type = type
    self.attribute = attribute
  }

  /// How many views it is, whatever its value; nil where that depends on it.
  var count: Int? { type._viewListCount(inputs: _ViewListCountInputs()) }

  /// The views of a tuple; nil for other views.
  var parts: [PlacedView]? {
    guard let tuple = type as? any SeveralViews.Type else { return nil }
    return tuple.parts.map { $0.placed(in: attribute) }
  }

  /// Builds the view where the inputs say.
  func make(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    func open<Content: View>(_: Content.Type) -> _ViewListOutputs {
      inputs.makeList(_GraphValue(attribute.field(Content.self, at: 0)))
    }
    let type = type
    return open(type)
  }
}
