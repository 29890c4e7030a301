package import RivuletCore
import RivuletGraph

/// A modifier of the library that changes the environment of its content and nothing else.
@MainActor
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment. Runs inside a rule; what it reads of the graph becomes a source.
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let modifier = modifier.attribute
    var inner = inputs.mapEnvironment(of: Self.self) { modifier.value.change(&$0) }
    return body(&inner)
  }
}
