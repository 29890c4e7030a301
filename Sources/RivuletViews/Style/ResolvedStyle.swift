package import Foundation
package import RivuletDrawing

/// A style with nothing left to look up but the bounds of what it colours.
package enum ResolvedStyle: Equatable, Sendable {
  case color(PaintColor)
  case gradient(ResolvedGradient)

  /// The paint for something with these bounds.
  package func paint(in bounds: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: bounds))
    }
  }

  /// The colour, or a gradient's first one, for what can only have one colour.
  package var flatColor: PaintColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    }
  }

  /// Whether nothing of it shows.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }

  /// The style with its opacity multiplied.
  package func opacity(_ opacity: Double) -> ResolvedStyle {
    switch self {
    case .color(let color): .color(color.opacity(multipliedBy: opacity))
    case .gradient(let gradient): .gradient(gradient.opacity(opacity))
    }
  }
}
