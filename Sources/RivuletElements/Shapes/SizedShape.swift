import RivuletAnimation
import RivuletCore
import RivuletDrawing
public import Foundation
public import RivuletGeometry

/// A shape that is drawn in a rectangle of a fixed size, regardless of its frame.
struct SizedShape<Base: Shape>: Sendable {
  var shape: Base
  var size: CGSize
  var anchor: UnitPoint

  nonisolated init(shape: Base, size: CGSize, anchor: UnitPoint) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }
}

extension SizedShape: Shape {
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }

  nonisolated static var role: ShapeRole { Base.role }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    let room = CGSize(width: rect.width - size.width, height: rect.height - size.height)
    return shape.path(
      in: CGRect(x: rect.minX + room.width * anchor.x, y: rect.minY + room.height * anchor.y, width: size.width, height: size.height))
  }
}

extension Shape {
  /// Returns this shape in a rectangle of a fixed size at the top-left corner of the frame. The layout is unchanged.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns this shape in a rectangle of a fixed size at the top-left corner of the frame. The layout is unchanged.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns this shape in a rectangle of a fixed size at an anchor of the frame. The layout is unchanged.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns this shape in a rectangle of a fixed size at an anchor of the frame. The layout is unchanged.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }
}
