public import Foundation
import RivuletGeometry

/// The outline of a two-dimensional shape.
///
/// Rectangles, rounded rectangles and ellipses are stored as such, without an allocation. Any other path is a list of elements that is
/// shared until it is changed. Two paths are equal if they draw the same elements, however they were created.
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
    /// A standardized rectangle with corners that fit.
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    /// At least one element.
    case elements([Element])
  }

  /// The current representation.
  var storage: Storage

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  /// Creates the outline of a rectangle. The null rectangle results in an empty path.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect.standardized)
  }

  /// Creates the outline of a rectangle whose corners are quarters of an ellipse of this size. If they don't fit, their width and height
  /// are reduced by one factor.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard !rect.isNull else {
      storage = .empty
      return
    }
    let rect = rect.standardized
    let size = cornerSize.fitting(CGSize(width: rect.width / 2, height: rect.height / 2))
    storage = size.width > 0 && size.height > 0 ? .roundedRect(rect, cornerSize: size, style: style) : .rect(rect)
  }

  /// Creates the outline of a rectangle with corners of this radius, which is limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates the outline of a rectangle with a radius for each corner. The left corners are the leading corners.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the outline of the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect.standardized)
  }

  /// Creates a path that a closure builds, starting with an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path from these elements, unchanged.
  init(elements: [Element]) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  /// A Boolean value that indicates whether the path has no elements. A path with a single `move` is not empty.
  public var isEmpty: Bool {
    if case .empty = storage { true } else { false }
  }
}
