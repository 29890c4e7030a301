public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// A type-erased shape.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyShape: @unchecked Sendable {
  fileprivate let box: ShapeBox

  /// Creates a type-erased shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    box = (shape as? AnyShape)?.box ?? TypedShapeBox(shape)
  }
}

extension AnyShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { box.path(in: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }
}

extension AnyShape: ViewComparable {
  package static func areSameInput(_ lhs: AnyShape, _ rhs: AnyShape) -> Bool {
    lhs.box === rhs.box || lhs.box.isSame(as: rhs.box)
  }
}

/// The type-erased storage of a shape.
private class ShapeBox {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path { Path() }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func isSame(as other: ShapeBox) -> Bool { false }
}

private final class TypedShapeBox<Content: Shape>: ShapeBox {
  let shape: Content

  init(_ shape: Content) {
    self.shape = shape
  }

  override var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func isSame(as other: ShapeBox) -> Bool {
    guard let other = other as? TypedShapeBox<Content> else { return false }
    return ViewComparison.areEqual(shape, other.shape)
  }
}
