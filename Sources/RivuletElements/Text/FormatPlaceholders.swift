/// Placeholders that replace format specifiers while Markdown is parsed, so that the parser cannot mistake them for Markdown. Each
/// placeholder is one character in a private-use plane of Unicode.
struct FormatPlaceholders {
  private static let base: UInt32 = 0xF0000

  private var specifiers: [(specifier: FormatSpecifier, position: Int)] = []

  /// Returns the format with a placeholder for each specifier and "%" for each "%%".
  mutating func replaceSpecifiers(in format: String) -> String {
    var result = ""
    var found = specifiers
    var next = 0
    FormatString(format).forEachPart { part in
      switch part {
      case .literal(let text): result += text
      case .specifier(let specifier):
        if let scalar = Unicode.Scalar(FormatPlaceholders.base + UInt32(found.count)) { result.unicodeScalars.append(scalar) }
        found.append((specifier, specifier.position ?? next))
        if specifier.position == nil { next += 1 }
      }
    }
    specifiers = found
    return result
  }

  /// Appends text to the resolver, with its placeholders filled.
  @MainActor func resolve(
    _ text: String, _ arguments: [FormatArgument], into resolver: inout TextResolver, _ style: TextRunStyle
  ) {
    if specifiers.isEmpty {
      resolver.append(text, style)
      return
    }
    let numerals = resolver.numerals
    var pending = ""
    forEachPart(text, arguments) { literal, specifier, argument in
      if let literal { pending.unicodeScalars.append(literal) }
      guard let specifier, let argument else { return }
      if case .text(let text) = argument {
        resolver.append(pending, style)
        pending = ""
        resolver.append(text, style)
      } else {
        pending += specifier.string(argument, numerals)
      }
    }
    resolver.append(pending, style)
  }

  /// Returns text with its placeholders filled. Arguments of type `Text` are omitted.
  func filled(_ text: String, _ arguments: [FormatArgument], _ numerals: LocaleNumerals) -> String {
    var result = ""
    forEachPart(text, arguments) { literal, specifier, argument in
      if let literal { result.unicodeScalars.append(literal) }
      if let specifier, let argument { result += specifier.string(argument, numerals) }
    }
    return result
  }

  private func forEachPart(
    _ text: String, _ arguments: [FormatArgument], _ body: (Unicode.Scalar?, FormatSpecifier?, FormatArgument?) -> Void
  ) {
    for scalar in text.unicodeScalars {
      let index = Int(scalar.value) - Int(FormatPlaceholders.base)
      if specifiers.indices.contains(index) {
        let (specifier, position) = specifiers[index]
        body(nil, specifier, arguments.indices.contains(position) ? arguments[position] : nil)
      } else {
        body(scalar, nil, nil)
      }
    }
  }
}
