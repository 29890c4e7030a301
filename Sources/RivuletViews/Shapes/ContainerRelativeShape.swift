public import Foundation
public import RivuletCore
public import RivuletDrawing

/// The shape of the container around, with corners that suit the distance from it; a rectangle where no container says what shape it has.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct ContainerRelativeShape {
  var insetAmount: CGFloat = 0

  /// The one shape of this type.
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
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// An outline that depends on the container of the node that draws it.
protocol ContainerShapedOutline {
  /// The outline in a rectangle of a node.
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
final class ContainerShapeSign {
  /// The outline in a rectangle that lies so far inside the container.
  var outline: (CGRect, CGFloat) -> Path = { rect, _ in Path(rect) }
  /// The radii of its corners in a frame of some size; nil for a shape without four corners.
  var corners: (CGSize) -> RectangleCornerRadii? = { _ in nil }
}

extension ViewNode {
  /// The nearest container with a shape around this node.
  var containerShape: (ViewNode, ContainerShapeSign)? {
    var next: ViewNode? = self
    while let node = next {
      if let sign = node.attachment(ContainerShapeSign.self) { return (node, sign) }
      next = node.parent
    }
    return nil
  }
}

/// Says what shape a container has.
struct ContainerShapeModifier<Outline: InsettableShape>: NodeModifier {
  typealias Body = Never

  let shape: Outline

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let sign = node.attachment(ContainerShapeSign.self) ?? ContainerShapeSign()
    if node.attachment(ContainerShapeSign.self) == nil { node.attach(sign) }
    let shape = shape
    // The container's outline, drawn in by the distance, with its corners about the same centres.
    sign.corners = { (shape as? any CorneredShape)?.cornerRadii(in: $0) }
    sign.outline = { rect, distance in shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance)) }
  }
}

extension View {
  /// Makes a shape that of this container: `ContainerRelativeShape` inside follows it.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
