public import Foundation
public import RivuletAnimation
public import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// A two-dimensional outline that adapts to a rectangle. As a view, a shape is filled with the foreground style.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The default use of the shape.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  static var role: ShapeRole { get }

  /// The behaviour of the outline in right-to-left layouts.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The default role, which fills the shape (documentation).
  public static var role: ShapeRole { .fill }

  /// The default behaviour, which mirrors the outline (documentation).
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposal, with 10 in place of missing lengths (B9.03).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

extension Shape {
  /// Returns the outline in a rectangle for a reading direction.
  package func path(in rect: CGRect, mirrored isRightToLeft: Bool) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior.mirrors(isRightToLeft) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// Returns the outline for a node. The node is redrawn when a value that an app's shape reads changes.
  @MainActor package func path(in rect: CGRect, for node: ViewNode) -> Path {
    if Self.isStandard { return path(in: rect, mirrored: node.isMirrored) }
    if let relative = self as? any ContainerShapedOutline { return relative.path(in: rect, of: node) }
    return node.reading(for: .drawing, Self.self) { path(in: rect, mirrored: node.isMirrored) }
  }

  /// Returns the size for a node. The node is laid out again when a value that an app's shape reads changes.
  @MainActor package func size(_ proposal: ProposedViewSize, of node: ViewNode) -> CGSize {
    if Self.isStandard { return sizeThatFits(proposal) }
    return node.reading(for: .layout, Self.self) { sizeThatFits(proposal) }
  }
}

extension Shape {
  /// A Boolean value that indicates whether only the library's code calculates the outline, so that it may be drawn before the layout pass.
  static var isStandard: Bool {
    self == Rectangle.self || self == RoundedRectangle.self || self == Circle.self || self == Capsule.self || self == Ellipse.self
      || self == UnevenRoundedRectangle.self
  }
}
