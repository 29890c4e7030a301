package import Foundation

extension Placement {
  /// Returns the placement in a right-to-left container of this width (B9.24).
  package func mirrored(in width: CGFloat) -> Placement {
    var mirrored = self
    mirrored.origin.x = LayoutLength.place(width - origin.x - size.width)
    return mirrored
  }
}

extension ContiguousArray<Placement> {
  /// Converts places from the leading edge to places from the left, for a right-to-left container (B9.24).
  package mutating func mirror(in width: CGFloat) {
    for index in indices { self[index] = self[index].mirrored(in: width) }
  }
}
