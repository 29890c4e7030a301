public import Foundation
import RivuletGeometry

/// The outline of a two-dimensional shape.
///
/// Rectangles, rounded rectangles and ellipses have a compact representation that requires no allocation. Any other path is a
/// copy-on-write list of elements. Two paths are equal if they draw the same elements, regardless of how they were created.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Path: Sendable {
  /// The representation of a path.
  enum Storage: Sendable {
    /// A path without elements.
    case empty
    /// A standardized rectangle.
    case rect(CGRect)
    /// The ellipse in a standardized rectangle.
    case ellipse(CGRect)
    /// A standardized rectangle with corners that fit inside.
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    /// A nonempty list of elements.
    case elements([Element])
  }

  /// The representation of the path.
  var storage: Storage

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  /// Creates a rectangular path; empty for the null rectangle.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect.standardized)
  }

  /// Creates a rectangular path with elliptical corners. Corners that don't fit are scaled down proportionally.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard !rect.isNull else {
      storage = .empty
      return
    }
    let rect = rect.standardized
    let size = cornerSize.fitting(CGSize(width: rect.width / 2, height: rect.height / 2))
    storage = size.width > 0 && size.height > 0 ? .roundedRect(rect, cornerSize: size, style: style) : .rect(rect)
  }

  /// Creates a rectangular path with rounded corners. The radius is limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a rectangular path with an individual radius for each corner. The leading corners are on the left.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates an elliptical path that is inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect.standardized)
  }

  /// Creates a path with a closure that receives an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path from its elements.
  init(elements: [Element]) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  /// A Boolean value that indicates whether the path has no elements. A path with a single `move` is not empty.
  public var isEmpty: Bool {
    if case .empty = storage { true } else { false }
  }
}
