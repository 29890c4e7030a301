package import RivuletGeometry
package import RivuletGraph
package import RivuletTree

/// A modifier that shows secondary views behind, in front of, or beside the modified view. Its node has the modified view and the secondary
/// views as children.
@MainActor
package protocol LayeringModifier: ViewModifier, NodeSource where Body == Never {
  /// True if the secondary views are painted after the modified view, and their preferences added after those of the modified view (B8.13).
  static var isInFront: Bool { get }
  /// The alignment of the secondary views relative to the modified view.
  var alignment: Alignment { get }
  /// The edges on which the secondary views extend behind bars.
  var edgesBehindBars: RivuletGeometry.Edge.Set { get }
}

extension LayeringModifier {
  package var alignment: Alignment { .center }
  package var edgesBehindBars: RivuletGeometry.Edge.Set { [] }
}

/// The behaviour of modifiers that propose the modified view's size to the secondary views (B9.16).
extension LayeringModifier where Behavior == LayeredBehavior {
  package static func makeBehavior(_ inputs: _ViewListInputs) -> LayeredBehavior { LayeredBehavior(isInFront: isInFront) }

  package func update(_ node: BehaviorNode<LayeredBehavior>, environment: EnvironmentReader) {
    node.update(LayeredBehavior(isInFront: Self.isInFront, alignment: alignment, edgesBehindBars: edgesBehindBars))
  }

}

extension LayeringModifier {
  /// Layers secondary views behind or in front of each element and adds their preferences to those of the elements (B8.13).
  ///
  /// - Parameter follow: Updates the node that groups the secondary views if there may be several; nil if that node depends only on the
  ///   environment.
  static func layer(
    _ primary: _ViewListOutputs, modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, _ secondary: _ViewListBody,
    follow: LayerFollower? = nil
  ) -> _ViewListOutputs {
    var outputs = primary
    if case .node(let child) = outputs.elements {
      outputs.elements = .node(
        child.lendScope { layer(child, $0, modifier, &inputs, secondary, follow, &outputs.preferences) })
    } else {
      let inputs = inputs
      outputs.elements.wrapElements(
        { child, scope, preferences in
          var inner = inputs
          return layer(child, scope, modifier, &inner, secondary, follow, &preferences)
        }, &outputs.preferences)
    }
    return outputs
  }

  /// Creates the node for one element and its secondary views. Adds the preferences of the secondary views to those of the element's
  /// content.
  private static func layer(
    _ child: ViewNode, _ scope: Scope, _ modifier: _GraphValue<Self>, _ inputs: inout _ViewListInputs, _ secondary: _ViewListBody,
    _ follow: LayerFollower?, _ preferences: inout PreferenceOutputs
  ) -> ViewNode {
    let around = (scope: inputs.scope, stackAxis: inputs.stackAxis, rowKind: inputs.rowKind)
    (inputs.scope, inputs.stackAxis, inputs.rowKind) = (scope, nil, .none)
    defer { (inputs.scope, inputs.stackAxis, inputs.rowKind) = around }
    let outputs = secondary(&inputs)
    let other = outputs.elements.asOneNode(inputs, follow: follow)
    let node = makeNode(of: modifier, inputs)
    node.setStaticChildren(isInFront ? [child, other] : [other, child])
    preferences.join(outputs.preferences, inputs)
    return node
  }
}

/// A function that keeps the node for a group of secondary views up to date.
typealias LayerFollower = @MainActor (BehaviorNode<OverlayBehavior>, _ViewListInputs) -> Void

extension ViewElements {
  /// Returns the elements as one node. If there's always exactly one element, that element is the node; otherwise, the node is a group in
  /// which the elements overlap.
  fileprivate func asOneNode(_ inputs: _ViewListInputs, follow: LayerFollower?) -> ViewNode {
    if let onlyNode { return onlyNode }
    let group = BehaviorNode(OverlayBehavior(), scope: inputs.scope)
    group.setContents(self)
    if let follow { follow(group, inputs) } else { inputs.makeSink(MirroringRule(node: group, inputs: inputs)) }
    return group
  }
}

/// A modifier whose first stored property contains the secondary views.
@MainActor
package protocol SecondaryContentModifier: LayeringModifier {
  associatedtype Secondary: View
}

extension SecondaryContentModifier {
  package static var ownBytes: ByteSpan { ByteSpan(from: MemoryLayout<Secondary>.size, to: MemoryLayout<Self>.size) }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let secondary = modifier.first(as: Secondary.self)
    return layer(body(&inputs), modifier: modifier, inputs: &inputs, _ViewListBody(secondary))
  }
}
