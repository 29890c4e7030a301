import Foundation
import RivuletAnimation
import RivuletCore
import RivuletDrawing

/// The node behaviour of a shadow.
struct ShadowBehavior: AnimatableBehavior {
  static var traits: NodeTraits { [.draws, .passesLayout] }

  var shadow: ShadowEffect?

  /// The shadow as a vector of numbers, or zero if the shadow is nil.
  var animatableData: NumberVector {
    get {
      guard let shadow else { return .zero }
      return NumberVector(shadow.color.numbers + [shadow.radius, shadow.x, shadow.y])
    }
    set {
      let n = newValue.numbers
      if n.count < 7 { return shadow = nil }
      shadow = ShadowEffect(color: PaintColor(numbers: n), radius: max(n[4], 0), x: n[5], y: n[6])
    }
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setShadow(shadow, of: drawing)
  }

  func change(from old: ShadowBehavior, in node: ViewNode) -> NodeChange { shadow == old.shadow ? .nothing : .drawing }
}
