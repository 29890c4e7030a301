/// A socket that a process was started with, and the path of what both sides of it share.
package struct LaunchSocket: Equatable {
  package let descriptor: Int32
  package let path: String

  /// Reads a text such as `3:/dev/shm/previews`; nil for any other.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let descriptor = Int32(parts[0]), descriptor > 2 else { return nil }
    self.descriptor = descriptor
    path = String(parts[1])
  }
}
