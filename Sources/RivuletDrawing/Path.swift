public import Foundation
import RivuletGeometry

/// The outline of a two-dimensional shape.
///
/// Rectangles, rounded rectangles and ellipses are kept as such and cost no allocation; everything else is a list of elements that is
/// shared until somebody changes it. Two paths are equal if they draw the same elements, however they were made.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Path: Sendable {
  /// What the path is made of.
  enum Storage: Sendable {
    /// No element.
    case empty
    /// A standardised rectangle.
    case rect(CGRect)
    /// The ellipse in a standardised rectangle.
    case ellipse(CGRect)
    /// A standardised rectangle with corners of a size that fits.
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    /// At least one element.
    case elements([Element])
  }

  /// The current form.
  var storage: Storage

  /// A path without any element.
  public init() {
    storage = .empty
  }

  /// The outline of a rectangle; the null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect.standardized)
  }

  /// The outline of a rectangle whose corners are quarters of an ellipse of this size; where the rectangle has no room for them, width and height are
  /// made smaller together.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    guard !rect.isNull else {
      storage = .empty
      return
    }
    let rect = rect.standardized
    let size = cornerSize.fitting(CGSize(width: rect.width / 2, height: rect.height / 2))
    storage = size.width > 0 && size.height > 0 ? .roundedRect(rect, cornerSize: size, style: style) : .rect(rect)
  }

  /// The outline of a rectangle with corners of this radius, which is limited to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// The outline of a rectangle with a radius for each corner, the left ones being the leading ones.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The outline of the ellipse that touches the four sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect.standardized)
  }

  /// An empty path that the closure fills.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A path of these elements as they are.
  init(elements: [Element]) {
    storage = elements.isEmpty ? .empty : .elements(elements)
  }

  /// Whether there is no element at all; a path of one `move` is not empty.
  public var isEmpty: Bool {
    if case .empty = storage { true } else { false }
  }
}
