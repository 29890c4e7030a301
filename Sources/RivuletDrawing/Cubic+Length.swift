import Foundation
import RivuletGeometry

extension Cubic {
  /// The nodes of five-point Gauss–Legendre quadrature on 0…1.
  private static let nodes: [(abscissa: CGFloat, weight: CGFloat)] = [
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683), (0.5, 0.284444444444444),
    (0.769234655052842, 0.239314335249683), (0.953089922969332, 0.118463442528095),
  ]

  /// Returns the length of the curve up to a parameter.
  func length(to end: CGFloat = 1) -> CGFloat {
    let pieces = 8
    var sum: CGFloat = 0
    for piece in 0..<pieces {
      let width = end / CGFloat(pieces)
      let start = width * CGFloat(piece)
      for node in Cubic.nodes {
        sum += derivative(start + node.abscissa * width).length * node.weight * width
      }
    }
    return sum
  }

  /// Returns the parameter up to which the curve has a given length.
  func parameter(at length: CGFloat, of total: CGFloat) -> CGFloat {
    if length <= 0 { return 0 }
    if length >= total { return 1 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.length(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
