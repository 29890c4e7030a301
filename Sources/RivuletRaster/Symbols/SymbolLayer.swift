import Foundation

/// Which part of a symbol is drawn.
enum SymbolLayer: Hashable {
  case whole
  /// What is enclosed, such as the check mark in a circle.
  case inside
  /// What encloses it.
  case around

  /// The drawing of what a symbol's drawing is enclosed in, and whether that is filled; nil for a symbol of one part.
  static func enclosure(of file: URL) -> (file: URL, isFilled: Bool)? {
    let name = file.deletingPathExtension().lastPathComponent
    for shape in ["circle", "square", "octagon", "hexagon", "diamond", "triangle"] where name != shape && name != shape + "-fill" {
      if name.hasSuffix("-\(shape)-fill") { return (other(shape + "-fill", beside: file), true) }
      if name.hasSuffix("-\(shape)") { return (other(shape, beside: file), false) }
    }
    if name.hasPrefix("shield-fill-") { return (other("shield-fill", beside: file), true) }
    return nil
  }

  private static func other(_ name: String, beside file: URL) -> URL {
    file.deletingLastPathComponent().appendingPathComponent(name + ".svg")
  }
}
