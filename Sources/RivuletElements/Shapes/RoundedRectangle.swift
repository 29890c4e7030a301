public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletDrawing

/// A rectangle that fills its frame, with rounded corners.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RoundedRectangle: Sendable {
  /// The width and height of a corner.
  public var cornerSize: CGSize
  /// The curve of a corner.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the width and height of its corners, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with a corner radius, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: FiniteNumber.openLength(cornerSize.width, of: "RoundedRectangle", "the radius of its corners"),
      height: FiniteNumber.openLength(cornerSize.height, of: "RoundedRectangle", "the radius of its corners"))
    return Path(roundedRect: rect, cornerSize: size, style: style)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns the inset shape. The corners shrink with the edges, so that the distance to the outer shape is uniform.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return InsetFrameShape(base: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with the width and height of its corners, in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with a corner radius, in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
