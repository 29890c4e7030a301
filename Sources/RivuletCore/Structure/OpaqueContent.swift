/// A view without a type parameter that stands for content which somebody else supplies while structure is built, such as the label of a
/// control inside its style.
@MainActor
package protocol OpaqueContent: View where Body == Never {
  /// The name under which the content was supplied.
  associatedtype Slot
}

extension OpaqueContent {
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard let content = ModifierContent.find(Slot.self, in: inputs.modifierContents) else {
      return _ViewListOutputs(list: StaticViewList([]))
    }
    var outer = inputs
    outer.modifierContents = content.outer
    return content.build(outer)
  }
}

extension _ViewListInputs {
  /// The same inputs, in which opaque views of `slot` are built by `build`.
  package func supplying<Slot>(
    _ slot: Slot.Type, _ build: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListInputs {
    var inputs = self
    inputs.modifierContents = ModifierContent(of: slot, outer: modifierContents, build: build)
    return inputs
  }
}
