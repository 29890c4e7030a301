import ProjectReading

/// A writer for XML property lists with sorted keys.
enum PropertyListText {
  /// Returns the text of a property list that contains a dictionary.
  static func text(_ values: [String: InfoValue]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(.dictionary(values), ""))
    </plist>

    """
  }

  /// Returns the element for a value, with the given indentation.
  private static func element(_ value: InfoValue, _ indent: String) -> String {
    switch value {
    case .string(let text): return "\(indent)<string>\(escaped(text))</string>"
    case .boolean(let flag): return "\(indent)<\(flag)/>"
    case .integer(let number): return "\(indent)<integer>\(number)</integer>"
    case .real(let number): return "\(indent)<real>\(number)</real>"
    case .array(let elements):
      let lines = elements.map { element($0, indent + "  ") }
      return elements.isEmpty ? "\(indent)<array/>" : (["\(indent)<array>"] + lines + ["\(indent)</array>"]).joined(separator: "\n")
    case .dictionary(let entries):
      let lines = entries.sorted { $0.key < $1.key }.map { "\(indent)  <key>\(escaped($0.key))</key>\n\(element($0.value, indent + "  "))" }
      return entries.isEmpty ? "\(indent)<dict/>" : (["\(indent)<dict>"] + lines + ["\(indent)</dict>"]).joined(separator: "\n")
    }
  }

  /// Returns text with markup characters replaced by entities.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
