import RivuletGraph

/// A modifier of the library that changes only the environment of its content.
@MainActor
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment. Runs inside a rule; attributes that it reads become sources.
  func change(_ environment: inout EnvironmentValues)

  /// The key path and the value of a modifier that sets one value, for tools; nil for others.
  var written: (path: String, value: Any)? { get }

  /// True if a closure of the app makes the changes, which may read values outside of the graph.
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
