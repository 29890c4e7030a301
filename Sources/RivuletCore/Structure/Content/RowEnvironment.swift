/// A change to the environment for the rows of a lazy container.
@MainActor
package protocol RowEnvironment: AnyObject {
  /// Changes the inputs for the content of the row in the scope of `inputs`.
  func change(_ inputs: inout _ViewListInputs)
}
