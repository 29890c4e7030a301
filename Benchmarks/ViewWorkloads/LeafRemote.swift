/// An object that writes the state of some leaves from outside their views.
@MainActor
package final class LeafRemote {
  /// The indices of the leaves that can be written.
  let indices: Set<Int>
  /// The closures that write the text of each leaf, added when the leaf appears.
  var writes: [Int: (String) -> Void] = [:]

  /// Creates a remote for the leaves with the given indices.
  package init(_ indices: Set<Int>) {
    self.indices = indices
  }
}
