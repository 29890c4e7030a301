/// A value in an old-style property list, the format of `project.pbxproj`.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The text of a string, or nil for any other value.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array. Empty for any other value.
  var elements: [PropertyList] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The strings in an array, ignoring any other elements.
  var texts: [String] { elements.compactMap(\.text) }

  /// The entries of a dictionary. Empty for any other value.
  var entries: [String: PropertyList] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The value for a key in a dictionary, or nil for any other value.
  subscript(key: String) -> PropertyList? { entries[key] }
}
