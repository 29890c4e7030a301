package import Foundation
import RivuletAnimation
package import RivuletDrawing

/// A style that is fully resolved except for the bounds that it fills.
package enum ResolvedStyle: Equatable, Sendable {
  case color(PaintColor)
  case gradient(ResolvedGradient)
  case backdrop(BackdropPaint)
  indirect case mesh(ResolvedMesh)
  /// A repeated image. One tile starts at the corner of the filled bounds.
  indirect case tiles(TilePaint)
  /// A style with shadows or a blend mode.
  indirect case decorated(ResolvedStyle, StyleDecoration)

  /// Returns the paint for the given bounds.
  package func paint(in bounds: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: bounds))
    case .backdrop(let backdrop): .backdrop(backdrop)
    case .mesh(let mesh): .mesh(mesh.paint(in: bounds))
    case .tiles(let tiles): .tiles(tiles.offsetBy(dx: bounds.minX, dy: bounds.minY))
    case .decorated(let style, _): style.paint(in: bounds)
    }
  }

  /// The colour for drawing that supports only one colour. For a gradient, it is the first colour.
  package var flatColor: PaintColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .backdrop(let backdrop): backdrop.tint.opacity(multipliedBy: backdrop.opacity)
    case .mesh(let mesh): mesh.mesh.colors.first ?? .clear
    case .tiles: .clear
    case .decorated(let style, _): style.flatColor
    }
  }

  /// The style if its colour varies across the painted area, as in a gradient, a mesh, a backdrop or tiles; nil for a single colour.
  package var varyingPaint: ResolvedStyle? {
    switch self {
    case .color: nil
    case .gradient, .backdrop, .mesh, .tiles: self
    case .decorated(let style, _): style.varyingPaint
    }
  }

  /// The shadows and the blend mode, or nil if the style has no decoration.
  package var decoration: StyleDecoration? {
    if case .decorated(_, let decoration) = self { decoration } else { nil }
  }

  /// Returns the style with a changed decoration.
  package func decorated(_ change: (inout StyleDecoration) -> Void) -> ResolvedStyle {
    var decoration = decoration ?? StyleDecoration()
    change(&decoration)
    if case .decorated(let style, _) = self { return .decorated(style, decoration) }
    return .decorated(self, decoration)
  }

  /// A Boolean value that indicates whether the style is invisible.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .backdrop(let backdrop): backdrop.opacity <= 0
    case .tiles(let tiles): tiles.opacity <= 0
    case .mesh(let mesh): mesh.mesh.background.opacity <= 0 && mesh.mesh.colors.allSatisfy { $0.opacity <= 0 }
    case .decorated(let style, _): style.isClear
    }
  }

  /// Returns the style with its opacity multiplied.
  package func opacity(_ opacity: Double) -> ResolvedStyle {
    switch self {
    case .color(let color): .color(color.opacity(multipliedBy: opacity))
    case .gradient(let gradient): .gradient(gradient.opacity(opacity))
    case .backdrop(let backdrop): .backdrop(backdrop.opacity(multipliedBy: opacity))
    case .mesh(let mesh): .mesh(mesh.opacity(opacity))
    case .tiles(let tiles): .tiles(tiles.faded(by: opacity))
    case .decorated(let style, let decoration): .decorated(style.opacity(opacity), decoration)
    }
  }
}

extension ResolvedStyle {
  /// The components of the colour, or the animatable numbers of a style of another kind.
  var animatableData: NumberVector {
    get {
      switch self {
      case .color(let color): NumberVector(color.numbers)
      case .gradient(let gradient): gradient.animatableData
      case .backdrop(let backdrop): NumberVector(backdrop.numbers)
      case .mesh(let mesh): NumberVector(mesh.numbers)
      case .tiles(let tiles): NumberVector([tiles.opacity])
      case .decorated(let style, let decoration): NumberVector(style.animatableData.numbers + decoration.numbers)
      }
    }
    set {
      switch self {
      case .color: self = .color(PaintColor(numbers: newValue.numbers))
      case .gradient(var gradient):
        gradient.animatableData = newValue
        self = .gradient(gradient)
      case .backdrop(var backdrop):
        backdrop.numbers = newValue.numbers
        self = .backdrop(backdrop)
      case .tiles(var tiles):
        tiles.opacity = newValue.numbers.first ?? 0
        self = .tiles(tiles)
      case .mesh(var mesh):
        mesh.numbers = newValue.numbers
        self = .mesh(mesh)
      case .decorated(var style, var decoration):
        let count = style.animatableData.numbers.count
        style.animatableData = NumberVector(Array(newValue.numbers.prefix(count)))
        decoration.numbers = Array(newValue.numbers.dropFirst(count))
        self = .decorated(style, decoration)
      }
    }
  }

  /// Returns true if both styles can be interpolated.
  func leads(to next: ResolvedStyle) -> Bool {
    switch (self, next) {
    case (.color, .color), (.backdrop, .backdrop): true
    case (.gradient(let old), .gradient(let new)): old.leads(to: new)
    case (.mesh(let old), .mesh(let new)): old.leads(to: new)
    case (.tiles(let old), .tiles(let new)): old.image == new.image && old.tile == new.tile
    case (.decorated(let old, let oldDecoration), .decorated(let new, let newDecoration)):
      old.leads(to: new) && oldDecoration.leads(to: newDecoration)
    default: false
    }
  }
}

extension TilePaint {
  /// Returns the paint with its opacity multiplied.
  fileprivate func faded(by factor: Double) -> TilePaint {
    var paint = self
    paint.opacity *= min(max(factor, 0), 1)
    return paint
  }
}

extension BackdropPaint {
  /// Returns the paint with its overall opacity multiplied.
  fileprivate func opacity(multipliedBy factor: Double) -> BackdropPaint {
    var paint = self
    paint.opacity *= min(max(factor, 0), 1)
    return paint
  }

  /// The blur radius, the saturation, the opacity and the components of the tint.
  fileprivate var numbers: [Double] {
    get { [blurRadius, saturation, opacity] + tint.numbers }
    set {
      if newValue.count < 7 { return }
      (blurRadius, saturation, opacity) = (max(newValue[0], 0), newValue[1], min(max(newValue[2], 0), 1))
      tint = PaintColor(numbers: Array(newValue[3...]))
    }
  }
}

extension PaintColor {
  /// The components as animatable numbers.
  var numbers: [Double] { [Double(red), Double(green), Double(blue), Double(opacity)] }

  /// Creates a colour from components. Missing components are zero.
  init(numbers: [Double]) {
    func component(_ index: Int) -> Float { index < numbers.count ? Float(numbers[index]) : 0 }
    self.init(linearRed: component(0), green: component(1), blue: component(2), opacity: min(max(component(3), 0), 1))
  }
}
