/// A socket that the process inherited when it was launched, and the path of the file or folder that both sides share.
package struct LaunchSocket: Equatable {
  package let descriptor: Int32
  package let path: String

  /// Parses text such as `3:/dev/shm/previews`. Fails for text in any other form.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let descriptor = Int32(parts[0]), descriptor > 2 else { return nil }
    self.descriptor = descriptor
    path = String(parts[1])
  }
}
