package import Foundation

extension Placement {
  /// The place in a container of this width that is read from right to left (B9.24).
  package func mirrored(in width: CGFloat) -> Placement {
    var mirrored = self
    mirrored.origin.x = LayoutLength.place(width - origin.x - size.width)
    return mirrored
  }
}

extension ContiguousArray<Placement> {
  /// Turns places counted from the leading edge into places counted from the left, for a container that is read from right to left (B9.24).
  package mutating func mirror(in width: CGFloat) {
    for index in indices { self[index] = self[index].mirrored(in: width) }
  }
}
