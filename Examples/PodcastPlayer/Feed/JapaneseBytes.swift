/// The spellings of Japanese text that Foundation does not read everywhere. They count characters as Shift_JIS does, in other bytes.
enum JapaneseBytes: Equatable {
  /// EUC-JP: both bytes have their highest bit.
  case euc
  /// ISO-2022-JP: a sequence after the escape character switches between one byte and two.
  case escapes

  /// The text in Shift_JIS; nil if it is none.
  func shiftJIS(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    switch self {
    case .euc: Self.fromEUC(bytes)
    case .escapes: Self.fromEscapes(bytes)
    }
  }

  private static func fromEUC(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        text.append(byte)
      } else if index < bytes.endIndex, byte == 0x8E {
        text.append(bytes[index])
        index += 1
      } else if index < bytes.endIndex, byte > 0xA0, bytes[index] > 0xA0 {
        text += pair(byte & 0x7F, bytes[index] & 0x7F)
        index += 1
      } else {
        return nil
      }
    }
    return text
  }

  private static func fromEscapes(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    var isWide = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == 0x1B, index + 2 < bytes.endIndex {
        isWide = bytes[index + 1] == UInt8(ascii: "$")
        index += 3
      } else if byte >= 0x80 {
        return nil
      } else if isWide, byte > 0x20, index + 1 < bytes.endIndex {
        text += pair(byte, bytes[index + 1])
        index += 2
      } else {
        if byte == UInt8(ascii: "\n") { isWide = false }
        text.append(byte)
        index += 1
      }
    }
    return text
  }

  /// The bytes in Shift_JIS for a row and a cell of the character set, both from 0x21 to 0x7E.
  private static func pair(_ row: UInt8, _ cell: UInt8) -> [UInt8] {
    let first = (row &- 0x21) / 2 &+ (row < 0x5F ? 0x81 : 0xC1)
    let second = row.isMultiple(of: 2) ? cell &+ 0x7E : cell &+ (cell < 0x60 ? 0x1F : 0x20)
    return [first, second]
  }
}
