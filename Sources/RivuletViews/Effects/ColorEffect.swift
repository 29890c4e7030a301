import RivuletAnimation
public import RivuletCore
import RivuletDrawing
public import RivuletGeometry

/// Changes all colours of the content.
struct ColorEffect: BehaviorModifier, AnimatableBehavior {
  typealias Body = Never

  static var initial: ColorEffect { ColorEffect(change: .brightness(0)) }
  static var hasDrawing: Bool { true }
  static var passesLayout: Bool { true }

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
  /// Makes the colours of this view lighter by an amount, up to white at 1, or darker below 0.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .brightness(FiniteNumber.number(amount, of: "brightness", "the amount"))))
  }

  /// Moves the colours of this view away from the middle by a factor, or towards it below 1; below 0 they are inverted as well.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .contrast(FiniteNumber.number(amount, or: 1, of: "contrast", "the amount"))))
  }

  /// Makes the colours of this view purer by a factor, or greyer below 1; at 0 all are grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .saturation(FiniteNumber.number(amount, or: 1, of: "saturation", "the amount"))))
  }

  /// Makes the colours of this view greyer by a share; at 1 all are grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffect(change: .grayscale(FiniteNumber.number(amount, of: "grayscale", "the amount"))))
  }

  /// Turns the hues of this view around the circle of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect(change: .hueRotation(.radians(FiniteNumber.number(angle.radians, of: "hueRotation", "the angle")))))
  }

  /// Shows the complement of each colour of this view.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffect(change: .invert))
  }

  /// Shows black in the place of the colours of this view, the more opaque the lighter they are.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorEffect(change: .luminanceToAlpha))
  }
}
