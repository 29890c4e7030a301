/// Writes the state of some leaves from outside.
@MainActor
package final class LeafRemote {
  /// The leaves that can be written.
  let indices: Set<Int>
  /// What writes the text of a leaf, as soon as it has appeared.
  var writes: [Int: (String) -> Void] = [:]

  /// A remote for the leaves with these indices.
  package init(_ indices: Set<Int>) {
    self.indices = indices
  }
}
