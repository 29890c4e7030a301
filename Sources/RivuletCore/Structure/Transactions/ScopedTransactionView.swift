import RivuletGraph

/// A view whose modifiers receive a different transaction from the view itself (B6.13).
struct ScopedTransactionView<Content: View, Scope: View> {
  let content: Content
  /// The modifiers, applied to a `PlaceholderContentView` that stands for the content.
  let scope: Scope
  let transform: (inout Transaction) -> Void

  nonisolated init(content: Content, scope: Scope, transform: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.scope = scope
    self.transform = transform
  }
}

extension ScopedTransactionView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let whole = view.attribute
    let content = view.field(0, as: Content.self)
    let outside = inputs.transaction
    var inner = inputs.mapTransaction { whole.value.transform(&$0.transaction) }.supplying(PlaceholderContentView<Content>.self) { inputs in
      let inside = inputs.transaction
      inputs.transaction = outside
      defer { inputs.transaction = inside }
      return Content._makeViewList(view: content, inputs: &inputs).animated(by: outside, in: inputs.tree)
    }
    return Scope._makeViewList(view: view.field(1, as: Scope.self), inputs: &inner).animated(by: inner.transaction, in: inputs.tree)
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Scope._viewListCount(inputs: inputs.supplying(PlaceholderContentView<Content>.self, Content._viewListCount(inputs: inputs)))
  }
}

/// A placeholder for the modified view in the closure of `animation(_:body:)` or `transaction(_:body:)`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  nonisolated init() {}

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    guard let content = inputs.makeSupplied(for: Self.self) else {
      fatalError("The placeholder of \(Value.self) was used outside its closure. Use it only inside animation(_:body:).")
    }
    return content
  }

  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { inputs.supplied(for: Self.self) }
}
