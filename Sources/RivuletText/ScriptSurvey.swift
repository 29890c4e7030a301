/// The shaping requirements of a text's scripts, determined in one pass over its characters.
struct ScriptSurvey: Equatable {
  /// True if the text contains right-to-left characters.
  private(set) var hasRightToLeft = false
  /// True if the forms of letters depend on their neighbours, or if widths depend on the start of the line. In this case, measuring a
  /// broken line requires shaping it separately.
  private(set) var dependsOnNeighbours = false
  /// True if the text contains kana, Hangul or ideographs, respectively.
  private(set) var hasKana = false, hasHangul = false, hasHan = false

  /// Creates a survey of empty text, without requirements.
  init() {}

  /// Surveys a string.
  init(_ string: some StringProtocol) {
    if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x09 }) { return }
    for scalar in string.unicodeScalars { add(scalar.value) }
  }

  /// Adds a character's requirements.
  private mutating func add(_ value: UInt32) {
    if value < 0x300 {
      if value == 0x09 { dependsOnNeighbours = true }
      return
    }
    switch value {
    case _ where WritingDirection.isRightToLeft(value), 0x200F, 0x202B, 0x202E, 0x2067:
      hasRightToLeft = true
      dependsOnNeighbours = true
    case 0x0900...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0x11000...0x11FFF:
      dependsOnNeighbours = true
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: hasKana = true
    case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: hasHan = true
    default: if ScriptSurvey.isHangul(value) { hasHangul = true }
    }
  }

  /// Returns the parts of a range in which letters join or move their neighbours, including the spaces and marks in between.
  static func joinedParts(of string: String, in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    var offset = range.lowerBound
    for scalar in string.utf8Part(range).unicodeScalars {
      if isJoining(scalar.value) {
        if start == nil { start = offset }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        if let first = start { parts.append(first..<offset) }
        start = nil
      }
      offset += scalar.utf8.count
    }
    if let start { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Returns true if letters in the character's script change form depending on their neighbours.
  private static func isJoining(_ value: UInt32) -> Bool {
    switch value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF,
      0xFE70...0xFEFF, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Returns the tag of the language whose forms of ideographs are used; nil if the text contains none. If the text contains only
  /// ideographs, returns the preferred language, provided that it is written with ideographs.
  func ideographicLanguage(preferred: String) -> String? {
    if hasKana { return "ja" }
    if hasHangul { return "ko" }
    guard hasHan else { return nil }
    let isIdeographic = ["ja", "ko", "zh"].contains { preferred == $0 || preferred.hasPrefix($0 + "-") }
    return isIdeographic ? ScriptSurvey.regional(preferred) : "zh-cn"
  }

  /// Returns a Chinese language tag in the form that fonts use, based on the tag's region or script.
  private static func regional(_ tag: String) -> String {
    guard tag.hasPrefix("zh") else { return tag }
    let parts = tag.split(separator: "-")
    if parts.contains("hk") || parts.contains("mo") { return "zh-hk" }
    return parts.contains("tw") || parts.contains("hant") ? "zh-tw" : "zh-cn"
  }

  /// Returns true if a character is a Hangul syllable or part of one.
  static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
