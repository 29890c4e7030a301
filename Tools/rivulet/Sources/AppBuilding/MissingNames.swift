/// The names that the compiler did not find, with their number of occurrences.
struct MissingNames {
  /// The text before and after a name that was not found. Members of types that were not found are not counted.
  private static let patterns = [
    ("cannot find '", "' in scope"), ("cannot find type '", "' in scope"), ("has no member '", "'"), ("unknown attribute '", "'"),
  ]

  /// The names without duplicates, most frequent first.
  let counts: [(name: String, places: Int)]

  /// Collects the names in compiler messages.
  ///
  /// - Parameter ownTypes: The types that the author declares, whose members are not Apple's.
  init(_ messages: [CompilerMessages.Message], ownTypes: Set<String> = []) {
    var counts: [String: Int] = [:]
    // The parts of an unavailable UIKit view are not reported separately.
    let refused = Set(messages.filter { $0.text.contains("Representable' is unavailable") }.map(\.file))
    for message in messages where message.text.hasPrefix("error: ") {
      for (begin, end) in Self.patterns {
        guard let start = message.text.firstRange(of: begin)?.upperBound, let stop = message.text[start...].firstRange(of: end)?.lowerBound
        else { continue }
        let name = String(message.text[start..<stop])
        let isOwn = begin.hasPrefix("has") && ownTypes.contains(Self.owner(in: message.text[..<start]))
        if !isOwn, !(refused.contains(message.file) && Self.isPartOfRepresentable(name)) { counts[name, default: 0] += 1 }
        break
      }
    }
    self.counts = counts.map { (name: $0.key, places: $0.value) }.sorted { ($1.places, $0.name) < ($0.places, $1.name) }
  }

  /// Returns the type name in text such as `value of type 'Store<Int>' has no member '`, without generic arguments and enclosing types.
  private static func owner(in words: Substring) -> String {
    let quoted = words.split(separator: "'").dropFirst().first ?? ""
    return String(quoted.prefix { $0 != "<" }.split(separator: ".").last ?? "")
  }

  /// Returns true for a name that is used only by UIKit and AppKit views in SwiftUI.
  private static func isPartOfRepresentable(_ name: String) -> Bool {
    ["Context", "Coordinator", "UIViewType", "UIViewControllerType", "NSViewType", "NSViewControllerType"].contains(name)
      || name.hasSuffix("RepresentableContext")
  }

  /// A table for display, or nil if the compiler found every name.
  var text: String? {
    if counts.isEmpty { return nil }
    let rows = counts.prefix(20).map { "  \($0.name)\($0.places > 1 ? ", \($0.places) places" : "")" }
    let rest = counts.count > 20 ? "\n  and \(counts.count - 20) more" : ""
    return """
      Names that were not found. If they are Apple's, see Rivulet's Documentation/SupportedAPI.md for what is supported:
      \(rows.joined(separator: "\n"))\(rest)
      """
  }
}
