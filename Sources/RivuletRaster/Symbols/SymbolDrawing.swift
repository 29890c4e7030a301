package import Foundation

/// A drawing of a system symbol: a file, or files put together as the words of the name say.
package indirect enum SymbolDrawing: Equatable, Sendable {
  case file(URL)
  /// A letter or a number.
  case characters(String)
  /// A drawing inside a circle or a square. A filled shape has the drawing as a hole.
  case framed(SymbolDrawing, shape: URL, isFilled: Bool)
  /// A drawing behind a diagonal line.
  case struck(SymbolDrawing)
  /// A drawing with a small one at its bottom trailing corner.
  case badged(SymbolDrawing, badge: SymbolDrawing)
  /// A drawing with a dot at its top trailing corner.
  case dotted(SymbolDrawing)

  /// The share of a frame's side that the drawing inside takes.
  static let framedShare: CGFloat = 0.56
  /// The share of a side that a badge takes.
  static let badgeShare: CGFloat = 0.46
  /// The share of a side that a dot takes.
  static let dotShare: CGFloat = 0.34
}

extension SymbolDrawing {
  /// The drawing of the enclosing part, and whether it is filled; nil for a drawing without parts.
  var enclosure: (drawing: SymbolDrawing, isFilled: Bool)? {
    switch self {
    case .file(let file): SymbolLayer.enclosure(of: file).map { (.file($0.file), $0.isFilled) }
    case .framed(_, let shape, let isFilled): (.file(shape), isFilled)
    case .characters, .struck, .badged, .dotted: nil
    }
  }
}
