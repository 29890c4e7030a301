/// A value in an old-style property list, the format of `project.pbxproj`.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The text of a string; nil for other values.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; empty for other values.
  var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The strings in an array, without elements that are not strings.
  var texts: [String] { elements.compactMap(\.text) }

  /// The entries of a dictionary; empty for other values.
  var entries: [String: PropertyList] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The value for a key in a dictionary; nil for other values.
  subscript(key: String) -> PropertyList? { entries[key] }
}
