public import Foundation
public import RivuletGeometry

/// The lengths of a scroll view and how far it is scrolled (B15.26).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled; at rest at the top this is the negative of the inset there.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What is kept free around the content: safe areas and margins.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without its insets.
  public var containerSize: CGSize

  /// The part of the content in sight, behind insets included.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// The bounds of the scroll view: as large as its container, from the offset on.
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
