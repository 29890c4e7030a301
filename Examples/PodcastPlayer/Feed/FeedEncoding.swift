import SwiftUI

/// The encoding of a document's text. Parsers know different encodings on different systems, so theirs is always UTF-8.
enum FeedEncoding: Equatable {
  case utf8
  case utf16(isLittleEndian: Bool)
  case utf32(isLittleEndian: Bool)
  /// An encoding with ASCII's bytes for ASCII's characters.
  case named(String.Encoding)
  case japanese(JapaneseBytes)
  /// A byte for each character. The table has the characters from 0x80 on.
  case table([Unicode.Scalar])

  /// The encoding that a document's first bytes or zeros tell, and the length of its mark; nil if they tell none.
  static func mark(in bytes: [UInt8]) -> (encoding: FeedEncoding, markLength: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isLittleEndian: true), 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isLittleEndian: false), 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isLittleEndian: true), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isLittleEndian: false), 2) }
    return zeros(in: bytes).map { ($0, 0) }
  }

  /// The wide encoding that the zeros in the beginning of a markup document tell.
  private static func zeros(in bytes: [UInt8]) -> FeedEncoding? {
    var counts = [0, 0, 0, 0]
    let sample = bytes.prefix(200 - 200 % 4)
    for (place, byte) in sample.enumerated() where byte == 0 { counts[place % 4] += 1 }
    let most = sample.count / 4 - sample.count / 16
    guard most > 0 else { return nil }
    let isZero = counts.map { $0 >= most }
    switch (isZero[0], isZero[1], isZero[2], isZero[3]) {
    case (false, true, true, true): return .utf32(isLittleEndian: true)
    case (true, true, true, false): return .utf32(isLittleEndian: false)
    case (false, true, false, true): return .utf16(isLittleEndian: true)
    case (true, false, true, false): return .utf16(isLittleEndian: false)
    default: return nil
    }
  }

  /// The text of some bytes in UTF-8; nil if they are not in this encoding.
  func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .utf8: String(validating: bytes, as: UTF8.self).map { Array($0.utf8) }
    case .utf16(let isLittleEndian): String(validating: Self.units(of: bytes, isLittleEndian), as: UTF16.self).map { Array($0.utf8) }
    case .utf32(let isLittleEndian): String(validating: Self.units(of: bytes, isLittleEndian), as: UTF32.self).map { Array($0.utf8) }
    // `NSString` knows more encodings than `String`, and reads that of old Macs correctly.
    case .named(let encoding): NSString(data: Data(bytes), encoding: encoding.rawValue).map { Array(String(describing: $0).utf8) }
    case .japanese(let spelling): spelling.shiftJIS(bytes).flatMap { FeedEncoding.named(.shiftJIS).decode($0[...]) }
    case .table(let table): Self.decode(bytes, table)
    }
  }

  /// The text of some bytes in UTF-8, with a likely character in the place of each that this encoding does not have.
  func decodeLeniently(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .utf8: WesternText.repair(bytes)
    case .utf16(let isLittleEndian): Array(String(decoding: Self.units(of: bytes, isLittleEndian) as [UInt16], as: UTF16.self).utf8)
    case .utf32(let isLittleEndian): Array(String(decoding: Self.units(of: bytes, isLittleEndian) as [UInt32], as: UTF32.self).utf8)
    default:
      Array(
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          .map { decode($0) ?? WesternText.repair($0) }.joined(separator: [UInt8(ascii: "\n")]))
    }
  }

  private static func units<Unit: FixedWidthInteger>(of bytes: ArraySlice<UInt8>, _ isLittleEndian: Bool) -> [Unit] {
    let size = Unit.bitWidth / 8
    return stride(from: bytes.startIndex, through: bytes.endIndex - size, by: size).map { index in
      let unit = bytes[index..<index + size].reduce(into: 0) { $0 = $0 << 8 | Unit($1) }
      return isLittleEndian ? unit.byteSwapped : unit
    }
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, _ table: [Unicode.Scalar]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        guard Int(byte) - 0x80 < table.count else { return nil }
        text += String(Character(table[Int(byte) - 0x80])).utf8
      }
    }
    return text
  }

  /// The first line of bytes that are not in this encoding.
  func lineOfFault(in bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    // A line of wide characters ends with several bytes, and each could also be part of another character.
    case .utf16, .utf32: return 1
    default:
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return (lines.firstIndex { decode($0) == nil } ?? 0) + 1
    }
  }
}
