import SwiftUI

extension FeedEncoding {
  /// Foundation's numbers for encodings without a constant.
  private static func number(_ value: UInt) -> FeedEncoding { .named(String.Encoding(rawValue: 0x8000_0000 | value)) }

  private static let aliases: [(names: String, encoding: FeedEncoding)] = [
    ("utf8 unicode11utf8 xunicode20utf8 usascii ascii ansix341968", .utf8),
    ("iso88591 latin1 l1 cp819 windows1252 cp1252 xcp1252 win1252 ansi", .named(.windowsCP1252)),
    ("iso88592 latin2 l2", .named(.isoLatin2)), ("iso88593 latin3", number(0x203)), ("iso88594 latin4", number(0x204)),
    ("iso88595 cyrillic", number(0x205)), ("iso88597 greek", number(0x207)), ("iso88599 latin5", .named(.windowsCP1254)),
    ("iso885910 latin6", number(0x20A)), ("iso885911 tis620 windows874 cp874", number(0x41D)), ("iso885913", number(0x20D)),
    ("iso885914 latin8", number(0x20E)), ("iso885915 latin9", number(0x20F)), ("iso885916 latin10", number(0x210)),
    ("windows1250 cp1250 win1250", .named(.windowsCP1250)), ("windows1251 cp1251 win1251 xcp1251", .named(.windowsCP1251)),
    ("windows1253 cp1253 win1253", .named(.windowsCP1253)), ("windows1254 cp1254 win1254", .named(.windowsCP1254)),
    ("windows1255 cp1255 win1255", number(0x505)), ("windows1256 cp1256 win1256", number(0x506)),
    ("windows1258 cp1258 win1258", number(0x508)), ("koi8r koi8 koi cskoi8r", number(0xA02)), ("koi8u koi8ru", number(0xA08)),
    ("ibm866 cp866 866 dos866", number(0x41B)), ("macintosh macroman xmacroman mac", .named(.macOSRoman)),
    ("xmaccyrillic maccyrillic", number(0x07)),
    ("shiftjis sjis xsjis mskanji windows31j cp932 ms932", .named(.shiftJIS)),
    ("euckr ksc56011987 ksc5601 windows949 cp949 uhc korean ksc56011989", number(0x422)),
    ("gb2312 gb23121980 gbk xgbk gb18030 cp936 ms936 euccn chinese hzgb2312", number(0x632)),
    ("big5 big5hkscs xxbig5 cnbig5 cp950 csbig5", number(0xA03)),
    ("eucjp xeucjp xeuc", .japanese(.euc)), ("iso2022jp csiso2022jp", .japanese(.escapes)),
    ("windows1257 cp1257 win1257", .table(ByteTables.windows1257)), ("iso88596 arabic", .table(ByteTables.iso8859Arabic)),
    ("iso88598 iso88598i iso88598e hebrew", .table(ByteTables.iso8859Hebrew)),
  ]

  private static let names: [String: FeedEncoding] = Dictionary(
    aliases.flatMap { entry in entry.names.split(separator: " ").map { (String($0), entry.encoding) } },
    uniquingKeysWith: { first, _ in first })

  /// Whether a name is one of an encoding with wide characters, which shows in the bytes.
  static func isWide(_ name: String) -> Bool {
    ["utf16", "utf16le", "utf16be", "ucs2", "iso10646ucs2", "unicode"].contains(plain(name))
  }

  /// The encoding of a name, however its dashes are written; nil for an unknown one.
  init?(name: String) {
    guard let encoding = Self.names[Self.plain(name)] else { return nil }
    self = encoding
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }

  /// Whether two or more bytes can be one character, so that valid UTF-8 of two bytes could be this as well.
  var hasPairs: Bool {
    switch self {
    case .japanese: true
    case .named(let encoding):
      [.shiftJIS, .init(rawValue: 0x8000_0422), .init(rawValue: 0x8000_0632), .init(rawValue: 0x8000_0A03)].contains(encoding)
    default: false
    }
  }
}
