import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements

/// The pixels of a bitmap context.
final class BitmapSurface {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bitsPerPixel: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  private let order: PixelOrder
  /// The memory that the app accesses; nil until the app requests it.
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool
  /// The pixels, which are valid until the app accesses their memory.
  private var pixels: PictureBytes

  /// Creates a surface. Returns nil if the format is not supported.
  init?(_ memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo) {
    let bitsPerPixel = space.numberOfComponents == 1 ? 8 : 32
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let formats: [CGImageAlphaInfo] =
      space.numberOfComponents == 1 ? [.none] : [.premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast]
    guard let alpha, formats.contains(alpha), width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    guard let order = PixelOrder(8, bitsPerPixel, space, info) else { return nil }
    let bytesPerRow = bytesPerRow == 0 ? width * order.length : bytesPerRow
    let count = bytesPerRow * height
    let start = memory.map { Data(bytesNoCopy: $0, count: count, deallocator: .none) } ?? Data(count: count)
    guard let pixels = order.picture(of: start, width: width, height: height, bytesPerRow: bytesPerRow) else { return nil }
    (self.width, self.height, self.bytesPerRow, self.bitsPerPixel) = (width, height, bytesPerRow, bitsPerPixel)
    (self.space, self.info, self.order, self.memory, self.pixels) = (space, info, order, memory, pixels)
    ownsMemory = memory == nil
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
  }

  /// True if the app may access the pixels at any time.
  var isShared: Bool { memory != nil }

  /// Paints the commands of a layer and clears the layer.
  func paint(_ layer: CanvasLayer) {
    guard !layer.commands.isEmpty else { return }
    let list = DisplayList(scale: 1, commands: layer.commands)
    layer.commands = []
    let ground = current
    guard let painted = MainThread.run({ IssueSink.currentServices?.pixels(of: list, over: ground) }) else { return }
    if let memory { order.write(painted, to: memory, bytesPerRow: bytesPerRow) } else { pixels = painted }
  }

  /// The current pixels.
  var current: PictureBytes {
    guard let memory else { return pixels }
    let data = Data(bytesNoCopy: memory, count: bytesPerRow * height, deallocator: .none)
    return order.picture(of: data, width: width, height: height, bytesPerRow: bytesPerRow) ?? pixels
  }

  /// The memory that contains the pixels. After the first access, each operation is painted immediately.
  var data: UnsafeMutableRawPointer {
    if let memory { return memory }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    order.write(pixels, to: memory, bytesPerRow: bytesPerRow)
    self.memory = memory
    return memory
  }
}
