import RivuletGeometry
import RivuletGraph

/// A modifier that shows other views behind or in front of what it modifies, proposed the modified view's size (B9.16).
@MainActor
package protocol SecondaryContentModifier: ViewModifier where Body == Never {
  associatedtype Secondary: View

  /// The index of the stored property that holds the secondary views.
  static var secondaryFieldIndex: Int { get }
  /// Whether they are painted, and their preferences counted, after the modified view (B8.13).
  static var isInFront: Bool { get }

  func update(_ node: BehaviorNode<LayeredBehavior>, environment: EnvironmentValues)
}

extension SecondaryContentModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let environment = inputs.environmentReader(of: LayeredBehavior.self)
    return inputs.layered(body(inputs), isInFront: isInFront) { inputs in
      Secondary._makeViewList(view: modifier.field(secondaryFieldIndex), inputs: inputs)
    } keepingInStep: { node, group in
      SecondaryContentRule(modifier: modifier.attribute, environment: environment, node: node, group: group)
    }
  }
}

extension _ViewListInputs {
  /// Puts other views behind or in front of each element, proposed its size, and joins their preferences to those of the elements (B8.13).
  ///
  /// - Parameters:
  ///   - makeRule: Makes what keeps a node in step. It gets the node, and the one that groups the other views if they may be more than one.
  func layered<Step: Rule>(
    _ primary: _ViewListOutputs, isInFront: Bool, _ makeSecondary: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs,
    keepingInStep makeRule: @escaping @MainActor (BehaviorNode<LayeredBehavior>, BehaviorNode<OverlayBehavior>?) -> Step
  ) -> _ViewListOutputs {
    var outputs = primary
    var preferences = PreferenceCollector(self)
    preferences.add(outputs.preferences)
    // The first element's secondary content speaks for all: its preferences are built with the static structure.
    var secondaryPreferences: PreferenceOutputs?
    outputs.list.wrapNodes { child, scope in
      let node = BehaviorNode(LayeredBehavior(isInFront: isInFront), scope: scope)
      var inner = inside(scope)
      inner.stackAxis = nil
      let secondary = makeSecondary(inner)
      let (layer, group) = secondary.list.asOneNode(in: scope)
      node.setStaticChildren(isInFront ? [child, layer] : [layer, child])
      _ = graph.makeSink(makeRule(node, group), lane: .structure, in: scope.subgraph)
      if secondaryPreferences == nil { secondaryPreferences = secondary.preferences }
      return node
    }
    if let secondaryPreferences { preferences.add(secondaryPreferences) }
    outputs.preferences = preferences.outputs()
    return outputs
  }
}

extension ViewList {
  /// The elements as one node: the element itself where there always is one, and otherwise a group on top of each other.
  fileprivate func asOneNode(in scope: Scope) -> (node: ViewNode, group: BehaviorNode<OverlayBehavior>?) {
    if let onlyNode { return (onlyNode, nil) }
    let group = BehaviorNode(OverlayBehavior(), scope: scope)
    group.setContents(self)
    return (group, group)
  }
}

/// Keeps the alignment of a layered node in step with its modifier.
@MainActor
private struct SecondaryContentRule<Modifier: SecondaryContentModifier>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let environment: EnvironmentReader
  let node: BehaviorNode<LayeredBehavior>
  let group: BehaviorNode<OverlayBehavior>?

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let environment = environment.values
    let isMirrored = environment.layoutDirection == .rightToLeft
    node.setMirrored(isMirrored)
    group?.setMirrored(isMirrored)
    modifier.withPart { $0.update(node, environment: environment) }
  }
}
