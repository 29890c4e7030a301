import Foundation

/// Small pictures of all kinds, and bad ones of each.
enum SamplePictures {
  /// 24×16 pixels.
  static let jpeg = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMR
    EyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAA
    AAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI
    SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6
    /8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcY
    GRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna
    4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDmIdP9qvQ6f7Vuw6f/ALNX4dP/ANmvdqY04MFmG2phQ6f7UV1kOn/7NFcUsbqfT0cw93c//9k=
    """)

  /// 10×10 red pixels.
  static let gif = gif()

  /// 4×2 pixels.
  static let tiff = bytes(
    """
    SUkqABgAAACADQ8MmBQSBwWEQeFMmAgACwAAAQMAAQAAAAQAAAABAQMAAQAAAAIAAAACAQMAAwAAAKIAAAADAQMAAQAAAAUAAAAGAQMAAQAAAAIAAAAKAQMAAQAAAAEAAAARAQ
    QAAQAAAAgAAAAVAQMAAQAAAAMAAAAWAQMAAQAAAAIAAAAXAQQAAQAAAA8AAAAcAQMAAQAAAAEAAAAAAAAACAAIAAgA
    """)

  /// 2×2 pixels.
  static let bmp = bytes("Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAABAAAAATCwAAEwsAAAAAAAAAAAAA/////wAAAAAAAP8A/wAAAA==")

  /// 100×80 points with something of all that drawings have.
  static let svg = Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg [<!ENTITY word "text">]>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="80" viewBox="0 0 200 160">
      <style>.thin { stroke-width: 0.5; opacity: 0.75 } text { font-size: 12px }</style>
      <defs>
        <linearGradient id="g" x1="0" x2="1" gradientTransform="rotate(30)"><stop offset="0.2" stop-color="#1e7aff"/><stop offset="1"/></linearGradient>
        <radialGradient id="r" r="0.5" fx="0.3"><stop offset="0" stop-color="red"/><stop offset="1" stop-opacity="0"/></radialGradient>
        <pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3"/></pattern>
        <clipPath id="c"><rect x="10" y="10" width="120" height="90" rx="8"/></clipPath>
        <mask id="m"><rect width="200" height="160" fill="url(#g)"/></mask>
        <marker id="a" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><path d="M0 0L4 2L0 4z"/></marker>
        <filter id="f" x="-0.1" y="-0.1" width="1.2" height="1.2">
          <feGaussianBlur stdDeviation="2" result="b"/><feOffset dx="3" dy="3"/><feMorphology operator="dilate" radius="2"/>
          <feTurbulence baseFrequency="0.05" numOctaves="2" seed="3" result="t"/>
          <feConvolveMatrix order="3" kernelMatrix="0 1 0 1 -4 1 0 1 0"/>
          <feDisplacementMap in="b" in2="t" scale="5"/><feComposite in2="b" operator="arithmetic" k1="0.5" k2="1"/>
          <feDiffuseLighting surfaceScale="2"><fePointLight x="50" y="50" z="20"/></feDiffuseLighting>
          <feMerge><feMergeNode in="t"/><feMergeNode in="SourceGraphic"/></feMerge>
        </filter>
        <g id="s"><rect width="20" height="20" fill="url(#r)"/></g>
      </defs>
      <g clip-path="url(#c)" transform="translate(5 5) scale(1.1)"><path d="M10 20C30 0 50 90 80 40S120 5 150 60A20 10 30 0 1 90 90z" fill="url(#g)"
        stroke="black" stroke-width="3" stroke-dasharray="4 2" stroke-miterlimit="8"/></g>
      <polyline points="10,10 60,30 90,5 120,80" fill="none" stroke="green" marker-mid="url(#a)" class="thin"/>
      <rect width="90" height="50" x="20" y="60" filter="url(#f)" fill="url(#p)"/>
      <use xlink:href="#s" x="120" y="100" width="30" height="30"/>
      <text x="20" y="120" font-size="14" letter-spacing="1" style="stroke-dashoffset: 3">Some &word;<tspan dy="8" font-size="150%">more</tspan></text>
      <ellipse cx="150" cy="40" rx="30" ry="20" mask="url(#m)" style="mix-blend-mode: multiply; opacity: 0.5"/>
    </svg>
    """.utf8)

  /// A drawing of 100×100 points, unless its attributes say otherwise.
  static func svg(_ content: String, attributes: String = "width=\"100\" height=\"100\"") -> Data {
    Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\(content)</svg>".utf8)
  }

  /// A red picture of many frames.
  static func gif(frames: Int = 1, width: UInt16 = 10, height: UInt16 = 10) -> Data {
    let size: [UInt8] = [width, height].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let control: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0]
    let pixels = bytes("AhaMLZmHKhzcM6ACdeyV+qjeYIwEkUwBAA==")
    var data = joined("GIF89a".utf8, size, [0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF])
    for _ in 0..<frames { data.append(joined(control, size, [0], pixels)) }
    data.append(0x3B)
    return data
  }

  /// The beginning of a PNG that claims a size, with the first row of it.
  static func png(claiming width: UInt32, _ height: UInt32) -> Data {
    let header = joined("IHDR".utf8, bigEndian(width), bigEndian(height), [8, 2, 0, 0, 0])
    return joined([0x89], "PNG\r\n\u{1A}\n".utf8, chunk(header), chunk(joined("IDAT".utf8, [0x78, 0x9C, 0x63])), chunk(Data("IEND".utf8)))
  }

  private static func chunk(_ content: Data) -> Data {
    joined(bigEndian(UInt32(content.count - 4)), content, bigEndian(checksum(content)))
  }

  /// Bytes behind each other.
  static func joined(_ parts: any Sequence<UInt8>...) -> Data {
    Data(parts.flatMap { Array($0) })
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }

  private static func bytes(_ text: String) -> Data {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
  }
}
