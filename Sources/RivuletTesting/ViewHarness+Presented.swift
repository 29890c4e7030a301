import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletElements
import RivuletHeadless

extension ViewHarness {
  /// Returns a quantity that describes how the view with the given identifier currently appears: its bounds after all effects, or the
  /// effects from the root down to the first descendant that draws.
  ///
  /// Without such an effect, opacity and scale are 1, and rotation and offsets are 0. Returns nil only if no view has the identifier.
  public func presented(_ identifier: String, _ quantity: PresentedQuantity) -> Double? {
    guard let node = shownNode(identifier) else { return nil }
    let drawn = firstDrawn(in: node) ?? node
    switch quantity {
    case .x: return presentedFrame(drawn).minX
    case .y: return presentedFrame(drawn).minY
    case .width: return presentedFrame(drawn).width
    case .height: return presentedFrame(drawn).height
    case .opacity: return opacity(drawn)
    case .scale: return effect(drawn).scale
    case .rotation: return effect(drawn).rotation
    case .offsetX: return effect(drawn).offset.width
    case .offsetY: return effect(drawn).offset.height
    }
  }

  /// Returns the fill or text colour of the first item that the view with the given identifier draws. Returns nil if no view has the
  /// identifier, or if the item does not have a single colour.
  public func presentedColor(_ identifier: String) -> Color.Resolved? {
    guard let node = shownNode(identifier), let item = firstDrawn(in: node)?.drawing?.item else { return nil }
    return item.color.map {
      Color.Resolved(colorSpace: .sRGBLinear, red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity)
    }
  }

  /// Returns the node with an identifier, even if its view has been removed but is still visible.
  private func shownNode(_ identifier: String) -> ViewNode? {
    tree.root.firstShown { $0.semantics?.identifier == identifier }
  }

  private func firstDrawn(in node: ViewNode) -> ViewNode? {
    node.firstInDrawingOrder { $0.drawing?.item != nil }
  }

  private func presentedFrame(_ node: ViewNode) -> CGRect {
    NodeGeometry(node).presentedFrame(scale: host.displayScale)
  }

  private func opacity(_ node: ViewNode) -> Double {
    var current: ViewNode? = node
    while let step = current {
      if let drawing = step.drawing { return drawing.accumulatedOpacity }
      current = step.parent
    }
    return 1
  }

  private func effect(_ node: ViewNode) -> PresentedEffect {
    var sum = PresentedEffect.none
    var current: ViewNode? = node
    while let step = current {
      sum = sum.combined(with: step.effect)
      current = step.parent ?? step.formerContainer
    }
    return sum
  }
}

extension DrawingItem {
  /// The single colour of a fill, stroke, template image, or first text run, or nil for gradients and other images.
  fileprivate var color: PaintColor? {
    switch self {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
    case .fill, .stroke: nil
    case .text(let text): text.runs.first?.color
    case .image(let image): image.tint
    case .picture: nil
    }
  }
}
