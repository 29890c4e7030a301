import Foundation
import RivuletCore
import RivuletDrawing

/// The node behaviour of a clip.
struct ClipBehavior<Outline: Shape>: AnimatableBehavior {
  static var traits: NodeTraits { [.draws, .growsGradually, .movesAsOne, .passesLayout] }

  /// The clip shape, or nil before the modifier's rule has run.
  var shape: Outline?
  let style: FillStyle

  var animatableData: Outline.AnimatableData {
    get { shape?.animatableData ?? .zero }
    set { shape?.animatableData = newValue }
  }

  func leads(to next: ClipBehavior) -> Bool { shape != nil && next.shape != nil }

  private func path(in node: ViewNode) -> Path {
    let bounds = CGRect(origin: .zero, size: node.drawnSize)
    guard let shape else { return Path(bounds) }
    return shape.path(in: bounds, for: node)
  }

  func draw(_ node: ViewNode) {
    guard let drawing = node.drawing else { return }
    let clip = ClipEffect(path: path(in: node), isEOFilled: style.isEOFilled, isAntialiased: style.isAntialiased)
    node.surroundings.drawing.setClip(clip, of: drawing)
  }

  func change(from old: ClipBehavior, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .drawing
  }
}
