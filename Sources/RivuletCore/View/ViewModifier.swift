import RivuletGraph

/// Makes another view out of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that this modifier makes; `Never` for a modifier of the library.
  associatedtype Body: View

  /// Builds the structure of the content, which `body` builds, with this modifier around it.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs

  /// How many views there are in the list of a container with the modifier around a content that has as many as `body` says.
  static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int?

  /// The view that this modifier makes of `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// The view that is modified, as the modifier's body sees it.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let content = BodyMaker.ofModifier(Self.self).makeBody(modifier.attribute.untyped, inputs)
    var inner = inputs.supplying(Self.self, body)
    return inner.makeList(_GraphValue<Body>(content.field(Body.self, at: 0)))
  }

  public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? {
    let content = body(inputs)
    return Body.self == Never.self ? content : inputs.supplying(Self.self, content).count(ofBody: Body.self, in: Self.self)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: a modifier of the library builds structure by itself.
  public func body(content: Content) -> Never {
    fatalError("body(content:) of \(Self.self) was asked for, but its Body is Never (B11.15). Only the library may do without a body.")
  }
}

/// Stands in a modifier's body for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let content = inputs.makeSupplied(for: Modifier.self) else {
      fatalError("The content of \(Modifier.self) was used outside of its body. Use it only inside body(content:).")
    }
    return content
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.supplied(for: Modifier.self) }
}

/// The content of one modifier whose body is being built, and those of the modifiers around it.
@MainActor
package final class ModifierContent {
  /// The modifier, or another name under which a content is supplied.
  let slot: any Any.Type
  let outer: ModifierContent?
  let body: _ViewListBody

  init(of modifier: any Any.Type, outer: ModifierContent?, _ body: _ViewListBody) {
    slot = modifier
    self.outer = outer
    self.body = body
  }

  static func find(_ modifier: any Any.Type, in innermost: ModifierContent?) -> ModifierContent? {
    var candidate = innermost
    while let content = candidate {
      if content.slot == modifier { return content }
      candidate = content.outer
    }
    return nil
  }
}
