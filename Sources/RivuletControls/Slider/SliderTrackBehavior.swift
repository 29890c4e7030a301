import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// A layout that takes the proposed width and places its three children: the track, the filled part, and the thumb.
struct SliderTrackBehavior: NodeBehavior {
  let share: Double
  let start: Double?
  let measures: SliderMeasures

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: measures.idealWidth, height: measures.height)
    let width = max(proposal.replacingUnspecifiedDimensions(by: ideal).width, measures.thumb)
    return CGSize(width: width, height: measures.height)
  }

  func placeChildren(of node: ViewNode) {
    guard node.children.count == 3 else { return }
    let thumb = measures.thumb
    let position = measures.travel(in: node.size.width) * share
    let top = (node.size.height - measures.trackHeight) / 2
    let track = CGSize(width: node.size.width, height: measures.trackHeight)
    let middle = position + thumb / 2
    let beginning = start.map { measures.travel(in: node.size.width) * $0 + thumb / 2 } ?? 0
    let filled = CGSize(width: abs(middle - beginning), height: measures.trackHeight)
    node.place(node.children[0], at: CGPoint(x: 0, y: top), proposal: ProposedViewSize(track))
    node.place(node.children[1], at: CGPoint(x: min(beginning, middle), y: top), proposal: ProposedViewSize(filled))
    let corner = CGPoint(x: position, y: (node.size.height - thumb) / 2)
    node.place(node.children[2], at: corner, proposal: ProposedViewSize(CGSize(width: thumb, height: thumb)))
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func change(from old: SliderTrackBehavior, in node: ViewNode) -> NodeChange {
    share == old.share && start == old.start && measures == old.measures ? .nothing : .layout
  }
}
