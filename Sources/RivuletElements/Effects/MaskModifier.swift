public import RivuletCore
public import RivuletGeometry
import RivuletGraph

/// A modifier that masks its content with the opacity of other views, which receive the content's size as a proposal.
package struct MaskModifier<Mask: View> {
  let alignment: Alignment
  let mask: Mask

  nonisolated init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }
}

extension MaskModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    let environment = inputs.environmentReader(of: MaskBehavior.self)
    let inputs = inputs
    outputs.elements.wrapNodes { child, scope in
      let node = BehaviorNode(MaskBehavior(), scope: scope)
      var inner = inputs.inside(scope)
      (inner.stackAxis, inner.rowKind) = (nil, .none)
      let container = BehaviorNode(MaskContentBehavior(), scope: scope)
      container.setContents(Mask._makeViewList(view: modifier.field(1), inputs: &inner).elements)
      node.setStaticChildren([child, container])
      node.setMask(container)
      let rule = MaskRule(modifier: modifier.attribute, environment: environment, node: node, container: container)
      _ = scope.makeSink(rule, lane: .structure)
      return node
    }
    return outputs
  }
}

extension View {
  /// Masks this view with the opacity of `mask`. Its layout is unchanged.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }

  /// Masks this view with the opacity of `mask`. Its layout is unchanged.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }
}

/// A rule that updates the alignment of a mask from its modifier.
@MainActor
private struct MaskRule<Mask: View>: @MainActor Rule {
  let modifier: Attribute<MaskModifier<Mask>>
  let environment: EnvironmentReader
  let node: BehaviorNode<MaskBehavior>
  let container: BehaviorNode<MaskContentBehavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let isMirrored = environment.isRightToLeft
    node.setMirrored(isMirrored)
    container.setMirrored(isMirrored)
    node.update(MaskBehavior(alignment: modifier.value.alignment))
  }

  static var name: String { "node of \(_typeName(MaskModifier<Mask>.self, qualified: false))" }
}
