public import Foundation
public import RivuletGeometry

/// A type that defines the geometry of a scroll view (B15.26).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset of the scroll view. When the content rests at the top, the vertical offset is the negative of the top inset.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The content insets of the scroll view, which combine safe areas and margins.
  public var contentInsets: EdgeInsets
  /// The container size of the scroll view, excluding its insets.
  public var containerSize: CGSize

  /// The visible rectangle of the scroll view, including the part behind insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The bounds rectangle of the scroll view, whose origin is the content offset and whose size is the container size.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), containerSize: \(containerSize))"
  }
}
