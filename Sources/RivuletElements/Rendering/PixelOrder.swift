package import Foundation
package import RivuletDrawing

/// The positions of the components in the bytes of a pixel.
package struct PixelOrder {
  let red, green, blue: Int
  /// The position of the opacity, or nil for opaque pixels.
  var opacity: Int?
  var isPremultiplied = false
  /// The number of bytes per pixel.
  package let length: Int

  package init?(_ bitsPerComponent: Int, _ bitsPerPixel: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
    length = bitsPerPixel / 8
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    let isFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
    let hasOpacity = isPremultiplied || alpha == .first || alpha == .last
    switch (space.numberOfComponents, bitsPerPixel) {
    case (1, 8): (red, green, blue) = (0, 0, 0)
    case (3, 24): (red, green, blue) = (0, 1, 2)
    case (3, 32):
      let start = isFirst ? 1 : 0
      let isReversed = info.contains(.byteOrder32Little)
      func place(_ index: Int) -> Int { isReversed ? 3 - index : index }
      (red, green, blue) = (place(start), place(start + 1), place(start + 2))
      if hasOpacity { opacity = place(isFirst ? 0 : 3) }
    default: return nil
    }
  }

  /// Returns the pixels in the order of `PictureBytes`, or nil if there are too few bytes.
  package func picture(of data: Data, width: Int, height: Int, bytesPerRow: Int) -> PictureBytes? {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767, bytesPerRow >= width * length,
      data.count >= (height - 1) * bytesPerRow + width * length
    else { return nil }
    let source = [UInt8](data)
    var target: [UInt8] = []
    target.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * bytesPerRow + column * length
        let opacity = opacity.map { source[start + $0] } ?? 255
        for component in [red, green, blue] {
          let value = source[start + component]
          target.append(isPremultiplied || opacity == 255 ? min(value, opacity) : UInt8((Int(value) * Int(opacity) + 127) / 255))
        }
        target.append(opacity)
      }
    }
    return PictureBytes(width: width, height: height, bytes: Data(target))
  }

  /// Writes pixels to memory, with the given number of bytes per row.
  package func write(_ picture: PictureBytes, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let source = [UInt8](picture.bytes)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let start = (row * picture.width + column) * 4
        let pixel = memory + row * bytesPerRow + column * length
        if length == 1 {
          let (red, green, blue) = (Int(source[start]), Int(source[start + 1]), Int(source[start + 2]))
          pixel.storeBytes(of: UInt8((red * 77 + green * 151 + blue * 28) / 256), as: UInt8.self)
          continue
        }
        pixel.storeBytes(of: source[start], toByteOffset: red, as: UInt8.self)
        pixel.storeBytes(of: source[start + 1], toByteOffset: green, as: UInt8.self)
        pixel.storeBytes(of: source[start + 2], toByteOffset: blue, as: UInt8.self)
        if let opacity { pixel.storeBytes(of: source[start + 3], toByteOffset: opacity, as: UInt8.self) }
      }
    }
  }
}
