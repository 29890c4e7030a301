import RivuletAnimation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// A modifier that changes all colours of its content.
struct ColorEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: ColorEffect { ColorEffect(change: .brightness(0)) }
  static var traits: NodeTraits { [.draws, .passesLayout] }

  var change: ColorChange

  var animatableData: NumberVector {
    get { NumberVector(change.numbers) }
    set { change.numbers = newValue.numbers }
  }

  func leads(to next: ColorEffect) -> Bool { change.isAlike(next.change) }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    node.surroundings.drawing.setColorMatrix(change.matrix, of: drawing)
  }

  func change(from old: ColorEffect, in node: ViewNode) -> NodeChange { change == old.change ? .nothing : .drawing }
}

extension View {
  /// Brightens this view by an amount, up to white at 1. Amounts below 0 darken the view.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .brightness(FiniteNumber.number(amount, of: "brightness", "the amount"))))
  }

  /// Changes the contrast of this view by a factor. Factors below 1 reduce the contrast, and factors below 0 also invert the colours.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .contrast(FiniteNumber.number(amount, or: 1, of: "contrast", "the amount"))))
  }

  /// Changes the saturation of this view by a factor. Factors below 1 reduce the saturation, down to grey at 0.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .saturation(FiniteNumber.number(amount, or: 1, of: "saturation", "the amount"))))
  }

  /// Desaturates this view by a fraction, down to grey at 1.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .grayscale(FiniteNumber.number(amount, of: "grayscale", "the amount"))))
  }

  /// Rotates the hues of this view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect(change: .hueRotation(.radians(FiniteNumber.number(angle.radians, of: "hueRotation", "the angle")))))
  }

  /// Inverts the colours of this view.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffect(change: .invert))
  }

  /// Maps this view to black, with an opacity equal to the luminance of its colours.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorEffect(change: .luminanceToAlpha))
  }
}
