public import RivuletGraph

/// A piece of an app's user interface, described by the views that it is made of.
///
/// A view is a value without a life of its own: the tree keeps its storage by identity (B4) and asks for `body` when something
/// that an earlier evaluation read has changed (B3).
@MainActor @preconcurrency public protocol View {
  /// The type of the views that this view is made of; `Never` for a view that draws itself.
  associatedtype Body: View

  /// Builds the static structure below `view` once; later changes run rules, never this function again (invariant 8).
  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs

  /// How many views of this type there are in the list of a container, whatever their values; nil where that depends on a value.
  static func _viewListCount(inputs: _ViewListCountInputs) -> Int?

  /// What this view is made of. Must be pure; runs at most once per pass (B1.15).
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if Body.self == Never.self {
      fatalError(
        "\(Self.self) has no body of its own: its Body is Never, which only views of the library may say (B11.15). Give it a body.")
    }
    let body = BodyMaker.ofView(Self.self).makeBody(view.attribute.untyped, inputs)
    return inputs.makeList(_GraphValue<Body>(body.field(Body.self, at: 0)))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Body.self == Never.self ? 1 : inputs.count(ofBody: Body.self, in: Self.self)
  }
}

extension View where Body == Never {
  /// Never called: a view without a body draws itself.
  public var body: Never {
    fatalError("body of \(Self.self) was asked for, but its Body is Never (B11.15). Only the library may do without a body.")
  }
}

extension Never: View {
  public typealias Body = Never

  /// Never called: there is no value to ask.
  public var body: Never { self }
}

/// A value of the graph that stands for a view or a modifier while structure is built.
public struct _GraphValue<Value> {
  @usableFromInline package let attribute: Attribute<Value>

  @inlinable @inline(__always) package init(_ attribute: Attribute<Value>) {
    self.attribute = attribute
  }
}

extension Attribute {
  /// The same attribute for those who know by other means what it holds; its parts are asked for by type.
  @inline(__always) package var untyped: Attribute<Void> { field(Void.self, at: 0) }
}

// Inlined everywhere: the whole's type is known here by name only, and a call would have it looked up.

extension _GraphValue {
  /// The first stored property, found without the layout of the whole, which the runtime would have to be asked for.
  @inlinable @inline(__always) package func first<Part>(as type: Part.Type = Part.self) -> _GraphValue<Part> {
    assert(layout.first?.type == type, "The first property of a \(Value.self) is no \(type).")
    return _GraphValue<Part>(attribute.field(type, at: 0))
  }

  /// The second stored property, after a first one of the type `First`: properties lie in order, each at the next multiple of its alignment.
  @inlinable @inline(__always)
  package func second<First, Part>(after first: First.Type, as type: Part.Type = Part.self) -> _GraphValue<Part> {
    let alignment = MemoryLayout<Part>.alignment
    let offset = (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
    assert(layout[1].offset == offset, "The second property of a \(Value.self) is not after a \(First.self).")
    return _GraphValue<Part>(attribute.field(type, at: offset))
  }

  /// The last stored property: a structure ends where that does.
  @inlinable @inline(__always) package func last<Part>(as type: Part.Type = Part.self) -> _GraphValue<Part> {
    let offset = MemoryLayout<Value>.size - MemoryLayout<Part>.size
    assert(layout.last?.type == type, "The last property of a \(Value.self) is no \(type).")
    return _GraphValue<Part>(attribute.field(type, at: offset))
  }

  /// The stored property with the given index, as a value of the same attribute: it costs no node.
  package func field<Part>(_ index: Int, as type: Part.Type = Part.self) -> _GraphValue<Part> {
    _GraphValue<Part>(attribute.field(type, at: layout[index].offset))
  }

  @usableFromInline package var layout: [Field] { FieldLayout.of(Value.self).fields }
}
