/// The character references of Markdown: the basic names, and numbers.
enum MarkdownEntity {
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…"]

  /// The character for what stands between "&" and ";".
  static func text(_ reference: String) -> String? {
    guard reference.hasPrefix("#") else { return names[reference] }
    let digits = reference.dropFirst()
    let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
