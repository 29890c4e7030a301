public import RivuletGraph

/// A part of an app's user interface, described by the views that compose it.
///
/// A view is a value whose lifetime has no meaning. The tree stores the view's state by identity (B4), and reevaluates `body` when a value
/// that an earlier evaluation read has changed (B3).
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body; `Never` for a view that draws itself.
  associatedtype Body: View

  /// Builds the static structure of `view` once. Later changes run rules, but never this function again (invariant 8).
  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs

  /// Returns the number of views that this type contributes to a container's list, regardless of their values; nil if the number depends on
  /// a value.
  static func _viewListCount(inputs: _ViewListCountInputs) -> Int?

  /// The content of the view. Must be pure; evaluated at most once per pass (B1.15).
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    if Body.self == Never.self {
      fatalError(
        "\(Self.self) has no body: its Body is Never, which only the library's own views may use (B11.15). Give it a body.")
    }
    let body = BodyMaker.ofView(Self.self).makeBody(view.attribute.untyped, inputs)
    return inputs.makeList(_GraphValue<Body>(body.field(Body.self, at: 0)))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Body.self == Never.self ? 1 : inputs.count(ofBody: Body.self, in: Self.self)
  }
}

extension View where Body == Never {
  /// Never called, because a view without a body draws itself.
  public var body: Never {
    fatalError("body of \(Self.self) was accessed, but its Body is Never (B11.15). Only the library's own types may omit a body.")
  }
}

extension Never: View {
  public typealias Body = Never

  /// Never called, because no value of this type exists.
  public var body: Never { self }
}

/// A value in the graph that represents a view or a modifier while the structure is built.
public struct _GraphValue<Value> {
  @usableFromInline package let attribute: Attribute<Value>

  @inlinable @inline(__always) package init(_ attribute: Attribute<Value>) {
    self.attribute = attribute
  }
}

extension Attribute {
  /// The attribute with its type erased, for code that obtains the type elsewhere and reads parts of the value by type.
  @inline(__always) package var untyped: Attribute<Void> { field(Void.self, at: 0) }
}

// Always inlined, because the containing type is only a name here, whereas a call would look up the type.

extension _GraphValue {
  /// Returns the first stored property without reading the layout of the containing type from the runtime.
  @inlinable @inline(__always) package func first<Part>(as type: Part.Type = Part.self) -> _GraphValue<Part> {
    assert(layout.first?.type == type, "The first property of a \(Value.self) is no \(type).")
    return _GraphValue<Part>(attribute.field(type, at: 0))
  }

  /// Returns the second stored property, which follows a first property of type `First`. Properties are stored in order, each at the next
  /// multiple of its alignment.
  @inlinable @inline(__always)
  package func second<First, Part>(after first: First.Type, as type: Part.Type = Part.self) -> _GraphValue<Part> {
    let alignment = MemoryLayout<Part>.alignment
    let offset = (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
    assert(layout[1].offset == offset, "The second property of a \(Value.self) is not after a \(First.self).")
    return _GraphValue<Part>(attribute.field(type, at: offset))
  }

  /// Returns the last stored property. A structure ends where its last property ends.
  @inlinable @inline(__always) package func last<Part>(as type: Part.Type = Part.self) -> _GraphValue<Part> {
    let offset = MemoryLayout<Value>.size - MemoryLayout<Part>.size
    assert(layout.last?.type == type, "The last property of a \(Value.self) is no \(type).")
    return _GraphValue<Part>(attribute.field(type, at: offset))
  }

  /// Returns the stored property at an index, as part of the same attribute. Doesn't require a new attribute.
  package func field<Part>(_ index: Int, as type: Part.Type = Part.self) -> _GraphValue<Part> {
    _GraphValue<Part>(attribute.field(type, at: layout[index].offset))
  }

  @usableFromInline package var layout: [Field] { FieldLayout.of(Value.self).fields }
}
