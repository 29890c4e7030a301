import RivuletGeometry
import RivuletGraph

/// Shows views that are made from a preference of the modified view, in front of it or behind it.
///
/// They are made when layout is done, so that a `GeometryReader` among them finds anchors where they are (B8.14).
@MainActor
protocol PreferenceReaderModifier: ViewModifier where Body == Never {
  associatedtype Key: PreferenceKey
  associatedtype Secondary: View

  /// Whether the views are painted, and their preferences counted, after the modified view (B8.13).
  static var isInFront: Bool { get }

  var alignment: Alignment { get }
  var transform: (Key.Value) -> Secondary { get }
}

extension PreferenceReaderModifier {
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.preferenceKeys.insert(Key.self)
    var outputs = body(inner)
    let relayed = inputs.makeRelay(Key.self, of: outputs.preferences.attribute(Key.self)).value
    if !inputs.preferenceKeys.contains(Key.self) { outputs.preferences.set(Key.self, to: nil) }
    return inputs.layered(outputs, isInFront: isInFront) { inputs in
      inputs.makeDeferred(when: { relayed.value != nil }) { inputs in
        let content = inputs.makeRule(PreferenceContentRule(modifier: modifier.attribute, value: relayed))
        let body = inputs.makeBody(PreferenceContentBody<Key, Secondary>.self, of: _GraphValue(content))
        return Secondary._makeViewList(view: body, inputs: inputs)
      }
    } keepingInStep: { node, group in
      PreferenceReaderRule(
        modifier: modifier.attribute, environment: inputs.environmentReader(of: MirroringRule.self), node: node, group: group)
    }
  }
}

/// Keeps the alignment of a layered node in step with its modifier.
@MainActor
private struct PreferenceReaderRule<Modifier: PreferenceReaderModifier>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let environment: EnvironmentReader
  let node: BehaviorNode<LayeredBehavior>
  let group: BehaviorNode<OverlayBehavior>?

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let isMirrored = environment.values.layoutDirection == .rightToLeft
    node.setMirrored(isMirrored)
    group?.setMirrored(isMirrored)
    let alignment = modifier.value.alignment
    node.update(LayeredBehavior(isInFront: Modifier.isInFront, alignment: alignment))
    group?.update(OverlayBehavior(alignment: alignment))
  }
}

/// The closure of a reader and the value that it is called with.
private struct PreferenceContent<Key: PreferenceKey, Secondary: View>: CountsNoBody {
  let transform: (Key.Value) -> Secondary
  let value: Key.Value
}

@MainActor
private struct PreferenceContentRule<Modifier: PreferenceReaderModifier>: @MainActor ViewValueRule {
  let modifier: Attribute<Modifier>
  let value: Attribute<Modifier.Key.Value?>

  mutating func update(_ output: borrowing RuleOutput<PreferenceContent<Modifier.Key, Modifier.Secondary>>) {
    let transform = modifier.value.transform
    output.set(PreferenceContent(transform: transform, value: value.value ?? Modifier.Key.defaultValue))
  }
}

private enum PreferenceContentBody<Key: PreferenceKey, Secondary: View>: BodyAccessor {
  static func body(of container: PreferenceContent<Key, Secondary>) -> Secondary { container.transform(container.value) }
}
