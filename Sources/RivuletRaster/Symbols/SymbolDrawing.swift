package import Foundation

/// A drawing of a system symbol, which consists of one file or combines several files according to the words in the symbol's name.
package indirect enum SymbolDrawing: Equatable, Sendable {
  case file(URL)
  /// A letter or number.
  case characters(String)
  /// A drawing inside an enclosing shape. In a filled shape, the drawing is cut out.
  case framed(SymbolDrawing, shape: URL, isFilled: Bool)
  /// A drawing struck through by a diagonal line.
  case struck(SymbolDrawing)
  /// A drawing with a badge at its bottom trailing corner.
  case badged(SymbolDrawing, badge: SymbolDrawing)
  /// A drawing with a dot at its top trailing corner.
  case dotted(SymbolDrawing)

  /// The fraction of a frame's side length that the enclosed drawing occupies.
  static let framedFraction: CGFloat = 0.56
  /// The fraction of the side length that a badge occupies.
  static let badgeFraction: CGFloat = 0.46
  /// The fraction of the side length that a dot occupies.
  static let dotFraction: CGFloat = 0.34
}

extension SymbolDrawing {
  /// The enclosing part's drawing, and whether it is filled; nil if the drawing has no parts.
  var enclosure: (drawing: SymbolDrawing, isFilled: Bool)? {
    switch self {
    case .file(let file): SymbolLayer.enclosure(of: file).map { (.file($0.file), $0.isFilled) }
    case .framed(_, let shape, let isFilled): (.file(shape), isFilled)
    case .characters, .struck, .badged, .dotted: nil
    }
  }
}
