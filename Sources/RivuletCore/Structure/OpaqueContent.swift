/// A view without a type parameter that stands for content which somebody else supplies while structure is built, such as the label of a
/// control inside its style.
@MainActor
package protocol OpaqueContent: View where Body == Never {
  /// The name under which the content was supplied.
  associatedtype Slot
}

extension OpaqueContent {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeContent(Self.self)
  }
}

extension _ViewListInputs {
  /// Builds here what stands behind an opaque view; nothing if nobody supplied it.
  package mutating func makeContent<Content: OpaqueContent>(_ type: Content.Type) -> _ViewListOutputs {
    makeSupplied(for: Content.Slot.self) ?? _ViewListOutputs(elements: .none)
  }

  /// The same inputs, in which opaque views of `slot` are built by `build`.
  package func supplying<Slot>(
    _ slot: Slot.Type, _ build: @escaping (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListInputs {
    supplying(slot, _ViewListBody(build))
  }

  /// The same inputs, in which opaque views of `slot` are built as `body` says.
  package consuming func supplying<Slot>(_ slot: Slot.Type, _ body: _ViewListBody) -> _ViewListInputs {
    modifierContents = ModifierContent(of: slot, outer: modifierContents, body)
    return self
  }

  /// Builds here what `supplying` was told for `slot`; what is inside sees only what was supplied outside of it. Nil if nobody did.
  mutating func makeSupplied(for slot: any Any.Type) -> _ViewListOutputs? {
    let supplied = modifierContents
    guard let content = ModifierContent.find(slot, in: supplied) else { return nil }
    modifierContents = content.outer
    defer { modifierContents = supplied }
    return content.body(&self)
  }
}
