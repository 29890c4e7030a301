/// An error that prevents a picture.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  /// The encoder's message, and the size in pixels.
  case encoding(String, width: Int, height: Int)

  package var description: String {
    switch self {
    case .encoding(let reason, let width, let height):
      "A picture of \(width)×\(height) pixels could not be written as PNG: \(reason). Ask for a smaller size or scale."
    }
  }
}
