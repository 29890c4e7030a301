package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletGraph

/// A visual effect on a view, derived from the view's position.
package enum EffectPart: Equatable, Sendable {
  case offset(CGSize)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(SpaceRotation)
  case transform(CGAffineTransform)
  case opacity(Double)
  case blur(CGFloat, isOpaque: Bool)
  case colors(ColorChange)
}

extension EffectPart {
  /// Returns the interpolation, at the given fraction, between this effect and another effect of the same kind. If the kinds differ,
  /// returns this effect.
  package func mixed(with other: EffectPart, by share: Double) -> EffectPart {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func between(_ a: CGSize, _ b: CGSize) -> CGSize { CGSize(width: between(a.width, b.width), height: between(a.height, b.height)) }
    switch (self, other) {
    case (.offset(let a), .offset(let b)): return .offset(between(a, b))
    case (.scale(let a, let anchor), .scale(let b, _)): return .scale(between(a, b), anchor: anchor)
    case (.rotation(let a, let anchor), .rotation(let b, _)): return .rotation(.radians(between(a.radians, b.radians)), anchor: anchor)
    case (.rotation3D(let a), .rotation3D(let b)):
      return .rotation3D(
        SpaceRotation(
          angle: .radians(between(a.angle.radians, b.angle.radians)), axis: a.axis + (b.axis - a.axis) * share, anchor: a.anchor,
          anchorZ: between(a.anchorZ, b.anchorZ), perspective: between(a.perspective, b.perspective)))
    case (.transform(let a), .transform(let b)):
      return .transform(
        CGAffineTransform(
          a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d), tx: between(a.tx, b.tx),
          ty: between(a.ty, b.ty)))
    case (.opacity(let a), .opacity(let b)): return .opacity(between(a, b))
    case (.blur(let a, let isOpaque), .blur(let b, _)): return .blur(between(a, b), isOpaque: isOpaque)
    case (.colors(var a), .colors(let b)) where a.isAlike(b):
      a.numbers = zip(a.numbers, b.numbers).map { between($0, $1) }
      return .colors(a)
    default: return self
    }
  }
}

/// Draws a view with effects that depend on the view's position, without affecting layout (B15.32).
package struct PlacedEffectModifier {
  /// A closure that returns the effects for a position, with the innermost first.
  let effects: (GeometryProxy) -> [EffectPart]

  package nonisolated init(_ effects: @escaping (GeometryProxy) -> [EffectPart]) {
    self.effects = effects
  }
}

extension PlacedEffectModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    var outputs = body(&inputs)
    let inputs = inputs
    outputs.elements.wrapNodes { child, scope in
      let inner = inputs.inside(scope)
      let node = BehaviorNode(PlacedEffectBehavior(parts: []), around: child, scope: scope)
      let watch = inner.makeGeometryWatch()
      watch.add(node)
      inner.makeSink(
        PlacedEffectRule(
          modifier: modifier.attribute, node: node, watch: watch, proxy: GeometryProxy(reading: GeometryReading(watch, inner))))
      return node
    }
    return outputs
  }
}

/// Determines the effects for the view's position after the last layout.
@MainActor
private struct PlacedEffectRule: @MainActor Rule {
  let modifier: Attribute<PlacedEffectModifier>
  let node: BehaviorNode<PlacedEffectBehavior>
  let watch: GeometryWatch
  let proxy: GeometryProxy

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    if !output.hasValue { output.set(()) }
    let effects = modifier.value.effects
    guard !watch.snapshots.isEmpty else { return }
    node.update(PlacedEffectBehavior(parts: effects(proxy)))
  }
}

/// A behaviour that draws its content with effects.
package struct PlacedEffectBehavior: NodeBehavior {
  package let parts: [EffectPart]

  package static var traits: NodeTraits { [.draws, .passesLayout] }

  private func transform(in size: CGSize) -> ProjectionTransform? {
    var map: ProjectionTransform?
    let bounds = CGRect(origin: .zero, size: size)
    for part in parts {
      let next: ProjectionTransform
      switch part {
      case .offset(let offset): next = ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
      case .scale(let scale, let anchor):
        next = ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: bounds)))
      case .rotation(let angle, let anchor):
        next = ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: bounds)))
      case .rotation3D(let rotation): next = rotation.transform(in: size)
      case .transform(let transform): next = ProjectionTransform(transform)
      case .opacity, .blur, .colors: continue
      }
      map = map?.concatenating(next) ?? next
    }
    return map
  }

  private var opacity: Double {
    parts.reduce(1) { product, part in if case .opacity(let opacity) = part { product * min(max(opacity, 0), 1) } else { product } }
  }

  private var blurRadius: CGFloat {
    parts.reduce(0) { largest, part in if case .blur(let radius, _) = part { max(largest, radius) } else { largest } }
  }

  private var colorMatrix: ColorMatrix? {
    parts.reduce(nil) { matrix, part in
      guard case .colors(let change) = part else { return matrix }
      return matrix?.concatenating(change.matrix) ?? change.matrix
    }
  }

  private var isBlurOpaque: Bool { parts.contains { if case .blur(_, isOpaque: true) = $0 { true } else { false } } }

  package func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    tree.setProjection(transform(in: node.size), of: drawing)
    tree.setColorMatrix(colorMatrix, of: drawing)
    tree.setBlurRadius(blurRadius, isOpaque: isBlurOpaque, of: drawing)
    tree.setOpacity(opacity, of: drawing)
  }

  package func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? {
    guard opacity > 0 else { return nil }
    guard let transform = transform(in: node.size) else { return point }
    return transform.source(of: point)
  }

  package func contentTransform(of node: ViewNode) -> ProjectionTransform? { transform(in: node.size) }

  package func effect(of node: ViewNode) -> PresentedEffect {
    parts.reduce(PresentedEffect.none) { sum, part in
      switch part {
      case .offset(let offset): sum.combined(with: PresentedEffect(offset: offset))
      case .scale(let scale, _): sum.combined(with: PresentedEffect(scale: abs(scale.width * scale.height).squareRoot()))
      case .rotation(let angle, _): sum.combined(with: PresentedEffect(rotation: angle.degrees))
      case .rotation3D, .transform, .opacity, .blur, .colors: sum
      }
    }
  }

  package func change(from old: PlacedEffectBehavior, in node: ViewNode) -> NodeChange { parts == old.parts ? .nothing : .drawing }
}
