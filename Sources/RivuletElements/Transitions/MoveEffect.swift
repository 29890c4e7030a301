import Foundation
import RivuletAnimation
import RivuletCore
import RivuletGeometry

/// A modifier that moves the drawing of its content towards an edge by a fraction of the content's size.
struct MoveEffect: NodeModifier, AnimatableBehavior {
  typealias Body = Never

  static var traits: NodeTraits { [.draws, .passesLayout, .growsGradually] }

  let edge: Edge
  /// The fraction of the size, from 0 (in place) to 1 (just outside the edge).
  var share: CGFloat

  static func makeBehavior(_ inputs: _ViewListInputs) -> MoveEffect { MoveEffect(edge: .top, share: 0) }

  func update(_ node: BehaviorNode<MoveEffect>, environment: EnvironmentReader) { node.update(self) }

  /// The fraction as a signed offset, so that moves to opposite edges can be interpolated.
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get {
      switch edge {
      case .top: AnimatablePair(0, -share)
      case .bottom: AnimatablePair(0, share)
      case .leading: AnimatablePair(-share, 0)
      case .trailing: AnimatablePair(share, 0)
      }
    }
    set {
      self = newValue.first == 0 ? MoveEffect(edge: .bottom, share: newValue.second) : MoveEffect(edge: .trailing, share: newValue.first)
    }
  }

  private func way(of node: ViewNode) -> CGSize {
    let (size, way) = (node.drawnSize, animatableData)
    let x = node.isMirrored ? -way.first : way.first
    return CGSize(width: x * size.width, height: way.second * size.height)
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let way = way(of: node)
    node.surroundings.drawing.setTransform(
      way == .zero ? nil : CGAffineTransform(translationX: way.width, y: way.height), of: drawing)
  }

  func effect(of node: ViewNode) -> PresentedEffect { PresentedEffect(offset: way(of: node)) }

  func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? {
    let way = way(of: node)
    return CGPoint(x: point.x - way.width, y: point.y - way.height)
  }

  func change(from old: MoveEffect, in node: ViewNode) -> NodeChange {
    animatableData == old.animatableData ? .nothing : .drawing
  }
}
