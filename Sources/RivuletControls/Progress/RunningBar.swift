import Combine
import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A bar for indeterminate progress. Depending on the looks, a segment moves back and forth, or only the track is visible.
struct RunningBar {
  let metrics: ControlMetrics
}

extension RunningBar: LeafView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> RunningBarBehavior { RunningBarBehavior(metrics: inputs.tree.controlMetrics) }

  func update(_ node: BehaviorNode<RunningBarBehavior>, environment: EnvironmentReader) {
    var behavior = RunningBarBehavior(metrics: metrics)
    let values = environment.values
    if metrics.looks.progress.barRuns {
      behavior.ticker = node.behavior.ticker ?? FrameTicker(in: node.scope, interval: RunningBarBehavior.interval)
      let now = CombineTime.source.date.timeIntervalSinceReferenceDate / RunningBarBehavior.period
      let share = now - now.rounded(.down)
      behavior.share = share < 0.5 ? share * 2 : 2 - share * 2
    }
    behavior.track = ControlPaint(.track).resolved(in: values).flatColor
    behavior.color = ControlPaint(.filled).resolved(in: values).flatColor
    node.update(behavior)
  }
}

/// The layout and drawing of an indeterminate progress bar. The bar has the proposed width, and draws the moving segment.
struct RunningBarBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  /// The duration of a full cycle of the segment and the time between updates, in seconds.
  static let period = 2.0
  static let interval = 1 / 30.0
  /// The segment's fraction of the bar.
  private static let piece: CGFloat = 0.3

  let metrics: ControlMetrics
  /// The position of the segment along the bar, from 0 to 1; nil for no segment.
  var share: Double?
  var track = PaintColor.black
  var color = PaintColor.black
  var ticker: FrameTicker?

  init(metrics: ControlMetrics) {
    self.metrics = metrics
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { metrics.progressBarSize(proposal) }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let tree = node.surroundings.drawing
    if drawing.children.count != 2 { tree.setChildren(of: drawing, to: [tree.makeNode(), tree.makeNode()]) }
    let size = node.size
    let thickness = metrics.progressBarThickness
    let bar = CGRect(x: 0, y: (size.height - thickness) / 2, width: size.width, height: thickness)
    tree.setItem(.fill(Path(roundedRect: bar, cornerRadius: thickness / 2), .color(track), FillStyle()), of: drawing.children[0])
    guard let share else { return tree.setItem(nil, of: drawing.children[1]) }
    let width = size.width * Self.piece
    let piece = CGRect(x: (size.width - width) * share, y: bar.minY, width: width, height: thickness)
    tree.setItem(.fill(Path(roundedRect: piece, cornerRadius: thickness / 2), .color(color), FillStyle()), of: drawing.children[1])
  }

  func change(from old: RunningBarBehavior, in node: ViewNode) -> NodeChange {
    if metrics != old.metrics { return .layout }
    return share == old.share && track == old.track && color == old.color ? .nothing : .drawing
  }
}
