package import RivuletCore
package import RivuletGeometry

extension _ViewListInputs {
  /// Returns the inputs for the content of a stack along `axis`, or of views on top of each other if `axis` is nil.
  package consuming func inStack(_ axis: Axis?) -> _ViewListInputs {
    stackAxis = StackAxis(axis)
    return self
  }
}
