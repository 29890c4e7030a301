public import Foundation
import RivuletDrawing
import RivuletRaster

/// A sequence of images of a view at several moments, arranged side by side in one image, for golden files of animations.
///
///     var strip = FilmStrip()
///     for _ in 0..<8 {
///       try strip.add(harness)
///       await harness.advance(by: 0.1)
///     }
///     #expect(try goldens.difference(ofPicture: strip.png(), named: "fade") == nil)
public struct FilmStrip {
  private var frames: [Frame] = []

  /// An image and its size.
  private struct Frame {
    let png: Data
    let size: (width: Int, height: Int)
  }

  /// Creates a strip without images.
  public init() {}

  /// Adds an image of a harness's current content at the given number of pixels per point.
  @MainActor public mutating func add(_ harness: ViewHarness, scale: Double? = nil) throws {
    let png = try harness.png(scale: scale)
    guard let surface = RasterSurface(png: png) else { return }
    frames.append(Frame(png: png, size: (surface.width, surface.height)))
  }

  /// Returns a PNG image that contains all images from left to right, one pixel apart.
  public func png() throws -> Data {
    let width = frames.reduce(0) { $0 + $1.size.width + 1 } - 1
    let strip = RasterSurface(width: max(width, 1), height: max(frames.map(\.size.height).max() ?? 1, 1))
    var x = 0
    for frame in frames {
      if let surface = RasterSurface(png: frame.png) {
        let whole = PixelRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
        strip.put(surface, part: whole, of: whole, at: PixelShift(x: x, y: 0))
      }
      x += frame.size.width + 1
    }
    return try strip.png()
  }
}
