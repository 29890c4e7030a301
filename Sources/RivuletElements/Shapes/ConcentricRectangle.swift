public import Foundation
import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// A rectangle whose corners are concentric with the corners of the enclosing container (documentation).
///
/// If the container's shape does not have four corners, the result is the inset shape of the container, as with `ContainerRelativeShape`.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct ConcentricRectangle: Sendable {
  private let topLeading: Edge.Corner.Style
  private let topTrailing: Edge.Corner.Style
  private let bottomLeading: Edge.Corner.Style
  private let bottomTrailing: Edge.Corner.Style
  /// The sets of corners whose members share the set's largest radius.
  private var uniform: [Edge.Corner.Set] = []

  /// Creates a rectangle whose corners are all concentric with the container's corners.
  public nonisolated init() {
    self.init(
      topLeadingCorner: .concentric, topTrailingCorner: .concentric, bottomLeadingCorner: .concentric, bottomTrailingCorner: .concentric)
  }

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of each corner.
  ///   - isUniform: A Boolean value that indicates whether all corners use the largest of their radii.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners)
    if isUniform { uniform = [.all] }
  }

  /// Creates a rectangle with a style for each corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }

  /// Creates a rectangle with uniform top corners and uniform bottom corners.
  public nonisolated init(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
      bottomTrailingCorner: uniformBottomCorners)
    uniform = [.top, .bottom]
  }

  /// Creates a rectangle with uniform leading corners and uniform trailing corners.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: uniformLeadingCorners,
      bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.leading, .trailing]
  }

  /// Creates a rectangle with uniform top corners.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.top]
  }

  /// Creates a rectangle with uniform bottom corners.
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformBottomCorners,
      bottomTrailingCorner: uniformBottomCorners)
    uniform = [.bottom]
  }

  /// Creates a rectangle with uniform leading corners.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: uniformLeadingCorners,
      bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.leading]
  }

  /// Creates a rectangle with uniform trailing corners.
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.trailing]
  }

  /// Returns the radii in a container whose concentric radii are `concentric`.
  private func radii(_ concentric: RectangleCornerRadii) -> RectangleCornerRadii {
    var radii = RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: concentric.topLeading),
      bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
      bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
      topTrailing: topTrailing.radius(concentric: concentric.topTrailing))
    for corners in uniform {
      var largest: CGFloat = 0
      for corner in Edge.Corner.allCases where corners.contains(corner) { largest = max(largest, radii[corner]) }
      for corner in Edge.Corner.allCases where corners.contains(corner) { radii[corner] = largest }
    }
    return radii
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension ConcentricRectangle: Shape {
  public nonisolated func path(in rect: CGRect) -> Path {
    UnevenRoundedRectangle(cornerRadii: radii(RectangleCornerRadii())).path(in: rect)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension ConcentricRectangle: ContainerShapedOutline {
  @MainActor func path(in rect: CGRect, of node: ViewNode) -> Path {
    guard let (container, shape) = node.containerShape else { return path(in: rect) }
    let (outer, origin) = (container.frameInRoot, node.originInRoot)
    guard let corners = shape.corners(outer.size) else {
      let isConcentric = [topLeading, topTrailing, bottomLeading, bottomTrailing].contains(where: \.isConcentric)
      return isConcentric ? ContainerRelativeShape().path(in: rect, of: node) : path(in: rect)
    }
    let placed = rect.offsetBy(dx: origin.x, dy: origin.y)
    let (left, right) = (placed.minX - outer.minX, outer.maxX - placed.maxX)
    let (leading, trailing) = node.isMirrored ? (right, left) : (left, right)
    let (top, bottom) = (placed.minY - outer.minY, outer.maxY - placed.maxY)
    func drawnIn(_ radius: CGFloat, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat { max(radius - max(horizontal, vertical, 0), 0) }
    let concentric = RectangleCornerRadii(
      topLeading: drawnIn(corners.topLeading, leading, top), bottomLeading: drawnIn(corners.bottomLeading, leading, bottom),
      bottomTrailing: drawnIn(corners.bottomTrailing, trailing, bottom), topTrailing: drawnIn(corners.topTrailing, trailing, top))
    return UnevenRoundedRectangle(cornerRadii: radii(concentric)).path(in: rect)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with one style for all corners, which may be concentric with the container's corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner, which may be concentric with the container's corners.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle with uniform top corners and uniform bottom corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// Returns a rectangle with uniform leading corners and uniform trailing corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}

/// A shape with four corners whose radii are known for each frame size.
protocol CorneredShape {
  /// Returns the radii of the corners, in points.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension Rectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
    RectangleCornerRadii(all: min(cornerSize.width, min(size.width, size.height) / 2))
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: CorneredShape {
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii(all: min(size.width, size.height) / 2) }
}

extension RectangleCornerRadii {
  fileprivate init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}
