package import Foundation
import RivuletAnimation
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

extension ResolvedStyle {
  /// The components of the colour, or the numbers of the gradient.
  var animatableData: NumberVector {
    get {
      switch self {
      case .color(let color): NumberVector(color.numbers)
      case .gradient(let gradient): gradient.animatableData
      }
    }
    set {
      switch self {
      case .color: self = .color(PaintColor(numbers: newValue.numbers))
      case .gradient(var gradient):
        gradient.animatableData = newValue
        self = .gradient(gradient)
      }
    }
  }

  /// Whether there are styles between the two.
  func leads(to next: ResolvedStyle) -> Bool {
    switch (self, next) {
    case (.color, .color): true
    case (.gradient(let old), .gradient(let new)): old.leads(to: new)
    case (.color, .gradient), (.gradient, .color): false
    }
  }
}

extension PaintColor {
  /// The components, which are animated.
  var numbers: [Double] { [Double(red), Double(green), Double(blue), Double(opacity)] }

  /// The colour with these components; missing ones are zero.
  init(numbers: [Double]) {
    func component(_ index: Int) -> Float { index < numbers.count ? Float(numbers[index]) : 0 }
    self.init(linearRed: component(0), green: component(1), blue: component(2), opacity: min(max(component(3), 0), 1))
  }
}
