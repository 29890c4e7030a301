import SwiftUI

/// How the text of a feed is stored. What a parser knows of encodings differs between systems, so it only ever gets UTF-8.
enum FeedEncoding: Equatable {
  case utf8
  case utf16(isLittleEndian: Bool)
  /// One that has ASCII's bytes for ASCII's characters.
  case named(String.Encoding)

  private static let names: [String: String.Encoding] = [
    "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "macintosh": .macOSRoman,
  ]

  /// The encoding of a document by its first bytes and its declaration, and how many bytes are a mark of it; nil for one that is not known.
  static func find(in bytes: [UInt8]) -> (encoding: FeedEncoding, markLength: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return nil }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isLittleEndian: true), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isLittleEndian: false), 2) }
    if bytes.starts(with: [0x3C, 0]) { return (.utf16(isLittleEndian: true), 0) }
    if bytes.starts(with: [0, 0x3C]) { return (.utf16(isLittleEndian: false), 0) }
    guard let name = XMLDeclaration(bytes)?.encodingName?.lowercased() else { return (.utf8, 0) }
    // Text that reads like ASCII is not UTF-16, whatever it says.
    if ["utf-8", "utf8", "utf-16"].contains(name) { return (.utf8, 0) }
    return names[name].map { (.named($0), 0) }
  }

  /// The text of some bytes in UTF-8; nil if they are not in this encoding.
  func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .utf8: String(validating: bytes, as: UTF8.self).map { Array($0.utf8) }
    case .utf16(let isLittleEndian): Self.decodeUTF16(bytes, isLittleEndian: isLittleEndian)
    case .named(let encoding): String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) }
    }
  }

  private static func decodeUTF16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// The first line of bytes that are not in this encoding.
  func lineOfFault(in bytes: ArraySlice<UInt8>) -> Int {
    // A line of UTF-16 ends with two bytes, of which one could also be half of another character.
    if case .utf16 = self { return 1 }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { decode($0) == nil } ?? 0) + 1
  }
}
