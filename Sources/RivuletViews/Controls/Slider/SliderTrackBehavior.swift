import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// A layout with the proposed width that places its three children: the track, the filled part and the thumb.
struct SliderTrackBehavior: NodeBehavior {
  let share: Double
  let start: Double?
  let metrics: ControlMetrics

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: metrics.looks.sliders.idealWidth, height: metrics.sliderHeight)
    let width = max(proposal.replacingUnspecifiedDimensions(by: ideal).width, metrics.sliderThumb)
    return CGSize(width: width, height: metrics.sliderHeight)
  }

  func placeChildren(of node: ViewNode) {
    guard node.children.count == 3 else { return }
    let thumb = metrics.sliderThumb
    let position = metrics.sliderTravel(in: node.size.width) * share
    let top = (node.size.height - metrics.looks.sliders.trackHeight) / 2
    let track = CGSize(width: node.size.width, height: metrics.looks.sliders.trackHeight)
    let middle = position + thumb / 2
    let beginning = start.map { metrics.sliderTravel(in: node.size.width) * $0 + thumb / 2 } ?? 0
    let filled = CGSize(width: abs(middle - beginning), height: metrics.looks.sliders.trackHeight)
    node.place(node.children[0], at: CGPoint(x: 0, y: top), proposal: ProposedViewSize(track))
    node.place(node.children[1], at: CGPoint(x: min(beginning, middle), y: top), proposal: ProposedViewSize(filled))
    let corner = CGPoint(x: position, y: (node.size.height - thumb) / 2)
    node.place(node.children[2], at: corner, proposal: ProposedViewSize(CGSize(width: thumb, height: thumb)))
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func change(from old: SliderTrackBehavior, in node: ViewNode) -> NodeChange {
    share == old.share && start == old.start && metrics == old.metrics ? .nothing : .layout
  }
}

extension ControlMetrics {
  /// Returns the distance that a slider's thumb can move in a track of a given width.
  func sliderTravel(in width: CGFloat) -> CGFloat {
    max(width - sliderThumb, 0)
  }
}
