import RivuletGraph

/// A library modifier that changes only the environment of its content.
@MainActor
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment. Runs inside a rule, so the attributes that the change reads become sources.
  func change(_ environment: inout EnvironmentValues)

  /// The key path and value of a modifier that sets one value, for tools; nil for other modifiers.
  var written: (path: String, value: Any)? { get }

  /// True if an app's closure makes the changes. The closure may read values outside the graph.
  static var callsClosures: Bool { get }
}

extension EnvironmentModifier {
  package static var callsClosures: Bool { false }

  package var written: (path: String, value: Any)? { nil }

  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outer = inputs.environment
    inputs.environment = LayerMaker.of(Self.self).makePlace(modifier.attribute.untyped, inside: outer, in: inputs.scope)
    defer { inputs.environment = outer }
    return body(&inputs)
  }
}
