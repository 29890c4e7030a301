import RivuletGeometry
package import RivuletGraph
import RivuletTree

/// Creates views from a preference of the modified view and shows them in front of or behind that view.
///
/// The views are created after layout, so that a `GeometryReader` among them resolves anchors correctly (B8.14).
@MainActor
package protocol PreferenceReaderModifier: LayeringModifier {
  associatedtype Key: PreferenceKey
  associatedtype Secondary: View

  var transform: (Key.Value) -> Secondary { get }

  /// Called once for each position of the modifier. The attribute is nil until layout is complete, and contains the preference value after
  /// that.
  static func relays(_ value: Attribute<Key.Value?>, of modifier: Attribute<Self>)
}

extension PreferenceReaderModifier {
  package static func relays(_ value: Attribute<Key.Value?>, of modifier: Attribute<Self>) {}
}

extension PreferenceReaderModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.preferenceKeys.insert(Key.self)
    var outputs = body(&inner)
    let relayed = inputs.makeRelay(Key.self, of: outputs.preferences.attribute(Key.self)).value
    relays(relayed, of: modifier.attribute)
    if !inputs.preferenceKeys.contains(Key.self) { outputs.preferences.set(Key.self, to: nil) }
    let secondary = _ViewListBody { inputs in
      inputs.makeDeferred(when: { relayed.value != nil }) { inputs in
        let content = inputs.makeRule(PreferenceContentRule(modifier: modifier.attribute, value: relayed))
        let body = inputs.makeBody(PreferenceContentBody<Key, Secondary>.self, of: _GraphValue(content))
        return Secondary._makeViewList(view: body, inputs: &inputs)
      }
    }
    return layer(outputs, modifier: modifier, inputs: &inputs, secondary) { group, inner in
      let environment = inner.environmentReader(of: MirroringRule.self)
      inner.makeSink(PreferenceGroupRule(modifier: modifier.attribute, environment: environment, group: group))
    }
  }
}

/// Keeps the group of secondary views up to date with its modifier.
@MainActor
private struct PreferenceGroupRule<Modifier: PreferenceReaderModifier>: @MainActor Rule {
  let modifier: Attribute<Modifier>
  let environment: EnvironmentReader
  let group: BehaviorNode<OverlayBehavior>

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    group.setMirrored(environment.isRightToLeft)
    group.update(OverlayBehavior(alignment: modifier.value.alignment))
  }
}

/// The closure of a preference reader and the value to pass to it.
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
