/// A socket that a process was started with to show previews to another one, and the folder for the pixels that it shows.
package struct PreviewSocket: Equatable {
  package let descriptor: Int32
  package let folder: String

  /// Reads a text such as `3:/dev/shm/previews`; nil for any other.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let descriptor = Int32(parts[0]), descriptor > 2 else { return nil }
    self.descriptor = descriptor
    folder = String(parts[1])
  }
}
