public import Foundation
public import RivuletCore
public import RivuletDrawing

/// The inset shape of the enclosing container, with its corners adapted to the inset. Without a container shape, the result is a rectangle.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct ContainerRelativeShape {
  var insetAmount: CGFloat = 0

  /// Creates the shape.
  public nonisolated init() {}
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContainerRelativeShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Shape where Self == ContainerRelativeShape {
  /// The inset shape of the enclosing container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// An outline that depends on the container of its node.
protocol ContainerShapedOutline {
  /// Returns the outline in a rectangle of the node.
  @MainActor func path(in rect: CGRect, of node: ViewNode) -> Path
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContainerRelativeShape: ContainerShapedOutline {
  @MainActor func path(in rect: CGRect, of node: ViewNode) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    guard let (container, shape) = node.containerShape else { return path(in: rect) }
    let (outer, origin) = (container.frameInRoot, node.originInRoot)
    let placed = rect.offsetBy(dx: origin.x, dy: origin.y)
    let distance = min(placed.minX - outer.minX, outer.maxX - placed.maxX, placed.minY - outer.minY, outer.maxY - placed.maxY)
    return shape.outline(rect, max(distance, 0))
  }
}

/// The shape of a container.
@MainActor
final class ContainerShapeAttachment {
  /// A closure that returns the outline in a rectangle that has the given inset from the container.
  var outline: (CGRect, CGFloat) -> Path = { rect, _ in Path(rect) }
  /// A closure that returns the corner radii for a frame size, or nil for a shape without four corners.
  var corners: (CGSize) -> RectangleCornerRadii? = { _ in nil }
}

extension ViewNode {
  /// The nearest enclosing container that has a shape, and that shape.
  var containerShape: (ViewNode, ContainerShapeAttachment)? {
    var next: ViewNode? = self
    while let node = next {
      if let sign = node.attachment(ContainerShapeAttachment.self) { return (node, sign) }
      next = node.parent
    }
    return nil
  }
}

/// A modifier that sets the shape of a container.
struct ContainerShapeModifier<Outline: InsettableShape>: NodeModifier {
  typealias Body = Never

  let shape: Outline

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let sign = node.attachment(ContainerShapeAttachment.self) ?? ContainerShapeAttachment()
    if node.attachment(ContainerShapeAttachment.self) == nil { node.attach(sign) }
    let shape = shape
    // The container's outline, inset by the distance with concentric corners.
    sign.corners = { (shape as? any CorneredShape)?.cornerRadii(in: $0) }
    sign.outline = { rect, distance in shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance)) }
  }
}

extension View {
  /// Sets the container shape of this view. A `ContainerRelativeShape` inside adapts to that shape.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
