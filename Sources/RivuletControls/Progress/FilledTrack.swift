import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout

/// A container for exactly two views: a track, and its filled part, which starts at the leading edge.
struct FilledTrack<Parts: View> {
  let share: Double
  let metrics: ControlMetrics
  let parts: Parts
}

extension FilledTrack: ContainerView {
  typealias Body = Never
  typealias Content = Parts

  static func makeBehavior(_ inputs: _ViewListInputs) -> FilledTrackBehavior {
    FilledTrackBehavior(share: 0, metrics: inputs.tree.controlMetrics)
  }

  func update(_ node: BehaviorNode<FilledTrackBehavior>, environment: EnvironmentReader) {
    node.update(FilledTrackBehavior(share: share, metrics: metrics))
  }
}

/// A layout that takes the proposed width and the height of a progress bar.
struct FilledTrackBehavior: NodeBehavior, Equatable {
  let share: Double
  let metrics: ControlMetrics

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { metrics.progressBarSize(proposal) }

  func placeChildren(of node: ViewNode) {
    guard node.children.count == 2 else { return }
    let thickness = metrics.progressBarThickness
    let corner = CGPoint(x: 0, y: (node.size.height - thickness) / 2)
    let filled = share > 0 ? max(node.size.width * share, min(thickness, node.size.width)) : 0
    node.place(node.children[0], at: corner, proposal: ProposedViewSize(width: node.size.width, height: thickness))
    node.place(node.children[1], at: corner, proposal: ProposedViewSize(width: filled, height: thickness))
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func change(from old: FilledTrackBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}
