import Foundation

/// The size of a picture as the first bytes of its file tell it: PNG and JPEG.
struct ImageHeader {
  /// In pixels.
  let size: CGSize

  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    let bytes = HeaderBytes(data: data)
    guard let size = Self.pngSize(bytes) ?? Self.jpegSize(bytes) else { return nil }
    self.size = size
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func pngSize(_ bytes: HeaderBytes) -> CGSize? {
    guard bytes.begins(with: pngSignature), let width = bytes.number(at: 16, count: 4), let height = bytes.number(at: 20, count: 4) else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Walks the segments up to the frame header.
  private static func jpegSize(_ bytes: HeaderBytes) -> CGSize? {
    guard bytes.begins(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while let marker = bytes.number(at: index, count: 2), marker >> 8 == 0xFF, let length = bytes.number(at: index + 2, count: 2) {
      if isFrameHeader(marker & 0xFF) {
        guard let height = bytes.number(at: index + 5, count: 2), let width = bytes.number(at: index + 7, count: 2) else { return nil }
        return CGSize(width: width, height: height)
      }
      index += 2 + length
    }
    return nil
  }

  private static func isFrameHeader(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}

/// Big-endian numbers at offsets of a file; nil beyond its end.
private struct HeaderBytes {
  let data: Data

  func begins(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= data.count else { return nil }
    return data[(data.startIndex + offset)..<(data.startIndex + offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
