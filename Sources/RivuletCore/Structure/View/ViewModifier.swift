import RivuletGraph

/// A modifier that creates a new view from an existing view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that this modifier creates; `Never` for a library modifier.
  associatedtype Body: View

  /// Builds the structure of this modifier applied to the content that `body` builds.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs

  /// Returns the number of views that this modifier contributes to a container's list. The `body` closure returns the number of views in
  /// the modified content.
  static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int?

  /// Returns the view that this modifier creates from `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// The type of the modified view in the modifier's body.
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
  /// Never called, because a library modifier builds its structure directly.
  public func body(content: Content) -> Never {
    fatalError("body(content:) of \(Self.self) was accessed, but its Body is Never (B11.15). Only the library's own types may omit a body.")
  }
}

/// A placeholder for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let content = inputs.makeSupplied(for: Modifier.self) else {
      fatalError("The content of \(Modifier.self) was used outside its body. Use it only inside body(content:).")
    }
    return content
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.supplied(for: Modifier.self) }
}

/// The content of a modifier whose body is being built, along with the content of the enclosing modifiers.
@MainActor
package final class ModifierContent {
  /// The type of the modifier, or another type that identifies the supplied content.
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
