package import Foundation

/// A drawing of a system symbol: a file, or several files combined according to the words of the name.
package indirect enum SymbolDrawing: Equatable, Sendable {
  case file(URL)
  /// A letter or a number.
  case characters(String)
  /// A drawing inside a circle or a square. In a filled shape, the drawing is a hole.
  case framed(SymbolDrawing, shape: URL, isFilled: Bool)
  /// A drawing behind a diagonal line.
  case struck(SymbolDrawing)
  /// A drawing with a small one at its bottom trailing corner.
  case badged(SymbolDrawing, badge: SymbolDrawing)
  /// A drawing with a dot at its top trailing corner.
  case dotted(SymbolDrawing)

  /// The fraction of a frame's side that the drawing inside covers.
  static let framedShare: CGFloat = 0.56
  /// The fraction of a side that a badge covers.
  static let badgeShare: CGFloat = 0.46
  /// The fraction of a side that a dot covers.
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
