public import Foundation
public import RivuletGeometry

/// The geometry of a scroll view: its lengths and its offset (B15.26).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset of the content. At rest at the top, it is the negative of the top inset.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// The insets of the content: safe areas and margins.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without its insets.
  public var containerSize: CGSize

  /// The visible part of the content, including the part behind insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The bounds of the scroll view, with the offset as the origin and the size of the container.
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
