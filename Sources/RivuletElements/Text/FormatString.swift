/// A string with printf specifiers for arguments.
struct FormatString {
  /// A literal or a specifier in the string.
  enum Part {
    case literal(Substring)
    case specifier(FormatSpecifier)
  }

  private let format: String

  init(_ format: String) {
    self.format = format
  }

  /// Calls `body` with the parts in order. "%%" is a percent sign, and a "%" that doesn't start a specifier is literal.
  func forEachPart(_ body: (Part) -> Void) {
    let bytes = format.utf8
    var literalStart = bytes.startIndex
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        index = bytes.index(after: index)
        continue
      }
      let percent = index
      index = bytes.index(after: index)
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "%") {
        // The first of the two percent signs belongs to the literal.
        body(.literal(format[literalStart..<index]))
        index = bytes.index(after: index)
        literalStart = index
      } else if let specifier = FormatSpecifier(bytes, &index) {
        if literalStart < percent { body(.literal(format[literalStart..<percent])) }
        body(.specifier(specifier))
        literalStart = index
      }
    }
    if literalStart < bytes.endIndex { body(.literal(format[literalStart...])) }
  }

  /// Appends the string with its arguments to the text. A specifier without an argument appends nothing.
  @MainActor func resolve(_ arguments: [FormatArgument], into resolver: inout TextResolver, _ style: TextRunStyle) {
    var pending = ""
    var next = 0
    let numerals = resolver.numerals
    forEachPart { part in
      switch part {
      case .literal(let text): pending += text
      case .specifier(let specifier):
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        guard arguments.indices.contains(position) else { return }
        if case .text(let text) = arguments[position] {
          resolver.append(pending, style)
          pending = ""
          resolver.append(text, style)
        } else {
          pending += specifier.string(arguments[position], numerals)
        }
      }
    }
    resolver.append(pending, style)
  }

  /// Returns the string with its arguments, or nil if one of them is a `Text`.
  func plainString(_ arguments: [FormatArgument], _ numerals: LocaleNumerals) -> String? {
    for case .text in arguments { return nil }
    var result = ""
    var next = 0
    forEachPart { part in
      switch part {
      case .literal(let text): result += text
      case .specifier(let specifier):
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        if arguments.indices.contains(position) { result += specifier.string(arguments[position], numerals) }
      }
    }
    return result
  }
}
