/// Encodings with a byte for each character that Foundation does not read everywhere: their characters from 0x80 on.
enum ByteTables {
  /// The encoding of Windows for the languages of the Baltic.
  static let windows1257 = Array(
    ("€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}¨ˇ¸\u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}¯˛\u{FFFD}\u{A0}"
      + "\u{FFFD}¢£¤\u{FFFD}¦§Ø©Ŗ«¬\u{AD}®Æ°±²³´µ¶·ø¹ŗ»¼½¾æĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽßąįāćäåęēčéźėģķīļšńņóōõö÷ųłśū"
      + "üżž˙")
      .unicodeScalars)

  /// ISO 8859-6.
  static let iso8859Arabic: [Unicode.Scalar] = (0x80...0xFF).map { byte in
    switch byte {
    case 0xAC, 0xBB, 0xBF, 0xC1...0xDA, 0xE0...0xF2: scalar(byte + 0x560)
    default: scalar(byte)
    }
  }

  /// ISO 8859-8. Its letters stand together.
  static let iso8859Hebrew: [Unicode.Scalar] = (0x80...0xFF).map { byte in
    (0xE0...0xFA).contains(byte) ? scalar(byte - 0xE0 + 0x5D0) : scalar(byte)
  }

  private static func scalar(_ number: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(number)) ?? "\u{FFFD}" }
}
