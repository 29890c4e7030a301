import Foundation
import RivuletCore
public import RivuletElements
import RivuletGeometry

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ImageRenderer {
  /// The rendered image as a UIKit image, at the size of the view.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// The rendered image as an AppKit image, at the size of the view.
  public var nsImage: NSImage? {
    cgImage.map { NSImage(cgImage: $0, size: CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)) }
  }
}
