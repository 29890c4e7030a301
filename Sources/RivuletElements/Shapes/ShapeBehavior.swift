package import Foundation
package import RivuletAnimation
package import RivuletCore
import RivuletDrawing
package import RivuletGeometry

/// The node behaviour of all views that draw a shape.
package struct ShapeBehavior: AnimatableBehavior {
  package static var traits: NodeTraits { [.draws, .growsGradually] }

  /// The outline, or nil before the view's rule has run.
  private var outline: ShapeOutline?
  var style: ResolvedStyle
  var rendering: ShapeRendering

  /// Creates the behaviour of a view that draws a shape.
  package init<Content: Shape>(shape: Content, style: ResolvedStyle, rendering: ShapeRendering = .fill(FillStyle())) {
    outline = Content.self == Rectangle.self ? Self.rectangle : TypedShapeOutline(shape)
    self.style = style
    self.rendering = rendering
  }

  /// Creates the behaviour of a view that fills its bounds.
  package init(filledWith style: ResolvedStyle) {
    outline = Self.rectangle
    self.style = style
    rendering = .fill(FillStyle())
  }

  /// The outline shared by all views that fill their bounds.
  private static let rectangle = TypedShapeOutline(Rectangle())

  /// Creates a behaviour that draws nothing, for use before the first evaluation.
  package init() {
    outline = nil
    style = .color(.clear)
    rendering = .fill(FillStyle())
  }

  /// The animatable data of the outline, the style and the line.
  package var animatableData: AnimatablePair<AnyVector, AnimatablePair<NumberVector, NumberVector>> {
    get { AnimatablePair(outline?.animatableData ?? .zero, AnimatablePair(style.animatableData, rendering.animatableData)) }
    set {
      outline = outline?.with(newValue.first)
      style.animatableData = newValue.second.first
      rendering.animatableData = newValue.second.second
    }
  }

  package func leads(to next: ShapeBehavior) -> Bool {
    guard let outline, let other = next.outline else { return false }
    return outline.isAlike(other) && style.leads(to: next.style) && rendering.leads(to: next.rendering)
  }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    outline?.size(proposal, of: node) ?? .zero
  }

  package func draw(_ node: ViewNode) {
    node.decorate(style.decoration)
    if outline?.fillsBounds == true, case .color(let color) = style, rendering == .fill(FillStyle()) { return node.showFill(color) }
    let path = path(in: node)
    let paint = style.paint(in: CGRect(origin: .zero, size: node.drawnSize))
    let item: DrawingItem =
      switch rendering {
      case .fill(let fill): .fill(path, paint, fill)
      case .stroke(let stroke): .stroke(path, paint, stroke)
      }
    node.show(path.isEmpty ? nil : item)
  }

  /// Returns true if something is painted at a point.
  package func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    if style.isClear { return false }
    return switch rendering {
    case .fill(let fill): path(in: node).contains(point, eoFill: fill.isEOFilled)
    case .stroke(let stroke): path(in: node).strokedPath(stroke).contains(point)
    }
  }

  package func hitArea(of node: ViewNode) -> CGRect {
    if outline?.fillsBounds == true, case .fill = rendering { return .null }
    let bounds = path(in: node).boundingRect
    guard case .stroke(let stroke) = rendering else { return bounds }
    let reach = abs(stroke.lineWidth) * max(stroke.miterLimit, 2) / 2
    return bounds.insetBy(dx: -reach, dy: -reach)
  }

  package func change(from old: ShapeBehavior, in node: ViewNode) -> NodeChange {
    guard let outline, let before = old.outline, outline.isSame(as: before) else { return .layout }
    return style == old.style && rendering == old.rendering ? .nothing : .drawing
  }

  private func path(in node: ViewNode) -> Path {
    outline?.path(in: CGRect(origin: .zero, size: node.drawnSize), for: node) ?? Path()
  }
}
