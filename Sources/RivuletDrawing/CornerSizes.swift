import Foundation

/// The sizes of a rounded rectangle's four corners.
struct CornerSizes {
  /// With y pointing down.
  var topLeft: CGSize
  /// With y pointing down.
  var topRight: CGSize
  /// With y pointing down.
  var bottomRight: CGSize
  /// With y pointing down.
  var bottomLeft: CGSize

  /// The same size for all.
  init(_ size: CGSize) {
    topLeft = size
    topRight = size
    bottomRight = size
    bottomLeft = size
  }

  /// Square corners from radii, all shrunk by one factor if two neighbours would meet on a side (our choice).
  init(_ radii: RectangleCornerRadii, fitting rect: CGRect) {
    let topLeading = max(radii.topLeading, 0)
    let topTrailing = max(radii.topTrailing, 0)
    let bottomLeading = max(radii.bottomLeading, 0)
    let bottomTrailing = max(radii.bottomTrailing, 0)
    var factor: CGFloat = 1
    func limit(_ sum: CGFloat, to side: CGFloat) {
      if sum > side { factor = min(factor, side / sum) }
    }
    limit(topLeading + topTrailing, to: rect.width)
    limit(bottomLeading + bottomTrailing, to: rect.width)
    limit(topLeading + bottomLeading, to: rect.height)
    limit(topTrailing + bottomTrailing, to: rect.height)
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
    topLeft = square(topLeading)
    topRight = square(topTrailing)
    bottomRight = square(bottomTrailing)
    bottomLeft = square(bottomLeading)
  }
}
