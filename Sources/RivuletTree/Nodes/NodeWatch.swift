/// Wants to know when a node may lie elsewhere: it, or one around it, has another place, size or effect.
@MainActor
package protocol NodeWatch: AnyObject {
  /// A node that it watches may lie elsewhere.
  func nodeMoved()
}
