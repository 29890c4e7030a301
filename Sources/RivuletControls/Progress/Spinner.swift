import Combine
import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A ring of spokes. While the ring is visible, each spoke becomes the darkest in turn.
struct Spinner {
  let diameter: CGFloat
}

extension Spinner: LeafView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> SpinnerBehavior { SpinnerBehavior() }

  func update(_ node: BehaviorNode<SpinnerBehavior>, environment: EnvironmentReader) {
    var behavior = SpinnerBehavior()
    let step = SpinnerBehavior.step
    let now = CombineTime.source.date.timeIntervalSinceReferenceDate
    let count = ((now + step / 100) / step).rounded(.down)
    behavior.phase = Int(count.truncatingRemainder(dividingBy: Double(SpinnerBehavior.spokeCount)))
    behavior.ticker = TextTicker(at: Date(timeIntervalSinceReferenceDate: (count + 1) * step), in: node.tree)
    behavior.diameter = diameter
    let values = environment.values
    let tint = values.tint == nil ? nil : TintShapeStyle().resolved(in: values).flatColor
    behavior.color = tint ?? values.looks.shades.spoke[values.colorScheme]
    node.update(behavior)
  }
}

/// The drawing of a spinner. Each spoke has its own node, because the spokes differ in colour.
struct SpinnerBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  /// The number of spokes.
  static let spokeCount = 8
  /// The time that each spoke is the darkest, in seconds.
  static let step = 0.125

  /// The index of the darkest spoke.
  var phase = 0
  var diameter: CGFloat = 0
  var color = PaintColor.black
  /// The ticker that triggers the next phase.
  var ticker: TextTicker?

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { CGSize(width: diameter, height: diameter) }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    if drawing.children.count != Self.spokeCount { tree.setChildren(of: drawing, to: (0..<Self.spokeCount).map { _ in tree.makeNode() }) }
    let radius = diameter / 2
    for spoke in 0..<Self.spokeCount {
      let age = (phase - spoke + Self.spokeCount) % Self.spokeCount
      let share = Float(Self.spokeCount - age) / Float(Self.spokeCount)
      let angle = CGFloat(spoke) / CGFloat(Self.spokeCount) * 2 * .pi
      let rect = CGRect(x: -radius / 8, y: -radius, width: radius / 4, height: radius * 0.5)
      let path = Path(roundedRect: rect, cornerRadius: radius / 8)
        .applying(CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: radius, y: radius)))
      tree.setItem(.fill(path, .color(color.opacity(multipliedBy: Double(0.25 + 0.75 * share))), FillStyle()), of: drawing.children[spoke])
    }
  }

  func change(from old: SpinnerBehavior, in node: ViewNode) -> NodeChange {
    if diameter != old.diameter { return .layout }
    return phase == old.phase && color == old.color ? .nothing : .drawing
  }
}
