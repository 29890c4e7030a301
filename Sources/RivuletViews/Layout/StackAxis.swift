package import RivuletCore
package import RivuletGeometry

extension _ViewListInputs {
  /// The same inputs for the content of a stack along `axis`; nil for content that lies on top of each other.
  package consuming func inStack(_ axis: Axis?) -> _ViewListInputs {
    stackAxis = StackAxis(axis)
    return self
  }
}
