/// A view without type parameters that stands for content supplied while the structure is built, such as a control's label inside the
/// control's style.
@MainActor
package protocol OpaqueContent: View where Body == Never {
  /// The type that identifies the supplied content.
  associatedtype Slot
}

extension OpaqueContent {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeContent(Self.self)
  }
}

extension _ViewListInputs {
  /// Builds the content that an opaque view stands for, or nothing if no content was supplied.
  package mutating func makeContent<Content: OpaqueContent>(_ type: Content.Type) -> _ViewListOutputs {
    makeSupplied(for: Content.Slot.self) ?? _ViewListOutputs(elements: .none)
  }

  /// Returns inputs that use `build` to build the opaque views of `slot`.
  package func supplying<Slot>(
    _ slot: Slot.Type, _ build: @escaping (inout _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListInputs {
    supplying(slot, _ViewListBody(build))
  }

  /// Returns inputs that use `body` to build the opaque views of `slot`.
  package consuming func supplying<Slot>(_ slot: Slot.Type, _ body: _ViewListBody) -> _ViewListInputs {
    modifierContents = ModifierContent(of: slot, outer: modifierContents, body)
    return self
  }

  /// Builds the content supplied for `slot`, or returns nil if none was supplied. Views inside that content can access only content
  /// supplied further out.
  mutating func makeSupplied(for slot: any Any.Type) -> _ViewListOutputs? {
    let supplied = modifierContents
    guard let content = ModifierContent.find(slot, in: supplied) else { return nil }
    modifierContents = content.outer
    defer { modifierContents = supplied }
    return content.body(&self)
  }
}
