/// A change to the environment for the rows of a lazy container.
@MainActor
package protocol RowEnvironment: AnyObject {
  /// Changes the inputs for the content of a row. The scope of `inputs` is the row's scope.
  func change(_ inputs: inout _ViewListInputs)
}
