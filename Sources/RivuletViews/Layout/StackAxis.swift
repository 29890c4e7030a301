package import RivuletCore
package import RivuletGeometry

extension _ViewListInputs {
  /// The same inputs for the content of a stack along `axis`; nil for content that lies on top of each other.
  package func inStack(_ axis: Axis?) -> _ViewListInputs {
    var inputs = self
    inputs.stackAxis = axis
    return inputs
  }
}
