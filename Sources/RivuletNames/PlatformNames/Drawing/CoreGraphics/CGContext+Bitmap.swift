import Foundation
import RivuletCore
import RivuletDrawing
public import RivuletElements
import RivuletGeometry

extension CGContext {
  /// Creates a bitmap context with 8 bits per component. The components are either red, green and blue with premultiplied or skipped
  /// opacity, or opaque grey. Returns nil for other formats. The app's host paints the pixels.
  ///
  /// - Parameters:
  ///   - data: The memory for the pixels, starting with the top row; nil to allocate memory.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: The number of bits per component, which must be 8.
  ///   - bytesPerRow: The number of bytes per row; 0 for contiguous rows.
  ///   - space: The colour space: red, green and blue, or grey.
  ///   - bitmapInfo: The raw value that combines a `CGImageAlphaInfo` and a byte order.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8,
      let surface = BitmapSurface(data, width: width, height: height, bytesPerRow: bytesPerRow, space: space, info: info)
    else { return nil }
    let size = CGSize(width: width, height: height)
    self.init(.offscreen(size, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)), target: .bitmap(surface))
  }

  private var bitmap: BitmapSurface? { if case .bitmap(let bitmap) = target { bitmap } else { nil } }

  /// The memory that contains the pixels; nil unless the context is a bitmap context.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.data
  }

  /// The number of pixels per row; 0 unless the context is a bitmap context.
  public var width: Int { bitmap?.width ?? 0 }
  /// The number of rows; 0 unless the context is a bitmap context.
  public var height: Int { bitmap?.height ?? 0 }
  /// The number of bits per component; 0 unless the context is a bitmap context.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The number of bits per pixel; 0 unless the context is a bitmap context.
  public var bitsPerPixel: Int { bitmap?.bitsPerPixel ?? 0 }
  /// The number of bytes per row; 0 unless the context is a bitmap context.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The colour space of the pixels; nil unless the context is a bitmap context.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// The position of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none }

  /// Completes all pending drawing.
  public func flush() {
    if let bitmap { bitmap.paint(rootLayer) }
  }

  /// Completes all pending drawing.
  public func synchronize() { flush() }

  /// Returns a copy of the pixels. Returns nil for canvas and PDF contexts, or if there is no host.
  public func makeImage() -> CGImage? {
    switch target {
    case .bitmap(let bitmap):
      flush()
      return CGImage(bitmap.current)
    case .picture(let scale):
      return PlatformPicture(source: .drawing(recording), scale: scale).pixels
    case .canvas, .document: return nil
    }
  }
}
