import Foundation

/// A layer of a symbol.
enum SymbolLayer: Hashable {
  case whole
  /// The enclosed part, such as the check mark in a circle.
  case inside
  /// The enclosing part.
  case around

  /// Returns the file for the enclosing part of a symbol, and whether that part is filled; nil if the symbol has no parts.
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
