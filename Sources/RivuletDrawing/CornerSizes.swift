import Foundation

/// The sizes of the four corners of a rounded rectangle.
struct CornerSizes {
  /// The top left corner, where the y-axis points down.
  var topLeft: CGSize
  /// The top right corner, where the y-axis points down.
  var topRight: CGSize
  /// The bottom right corner, where the y-axis points down.
  var bottomRight: CGSize
  /// The bottom left corner, where the y-axis points down.
  var bottomLeft: CGSize

  /// Creates four corners of equal size.
  init(_ size: CGSize) {
    topLeft = size
    topRight = size
    bottomRight = size
    bottomLeft = size
  }

  /// Creates corners with the given radii. If adjacent corners would overlap, all corners are scaled by the same factor (our choice).
  init(_ radii: RectangleCornerRadii, fitting rect: CGRect) {
    func length(_ radius: CGFloat) -> CGFloat { CGSize.corner(radius) }
    let topLeading = length(radii.topLeading)
    let topTrailing = length(radii.topTrailing)
    let bottomLeading = length(radii.bottomLeading)
    let bottomTrailing = length(radii.bottomTrailing)
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

extension CGSize {
  /// The maximum corner length, in points.
  fileprivate static let largestCorner: CGFloat = 1e9

  /// Returns a valid corner length: 0 if the length is negative or NaN.
  fileprivate static func corner(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, largestCorner) : 0 }

  /// Returns the size reduced to fit the available space. Width and height are scaled by the same factor.
  func fitting(_ room: CGSize) -> CGSize {
    let width = CGSize.corner(width)
    let height = CGSize.corner(height)
    if width == height {
      let side = min(width, room.width, room.height)
      return CGSize(width: side, height: side)
    }
    guard width > room.width || height > room.height else { return CGSize(width: width, height: height) }
    let factor = min(room.width / max(width, .ulpOfOne), room.height / max(height, .ulpOfOne))
    return CGSize(width: width * factor, height: height * factor)
  }
}
