/// A target's build settings in layers: the defaults, those of the project, and those of the target. A configuration file, if any, is the
/// layer below the settings that it belongs to.
struct SettingLayers {
  /// The layers of unresolved values, lowest precedence first.
  private var layers: [[String: String]]

  /// Creates settings from layers, lowest precedence first.
  ///
  /// - Parameters:
  ///   - configuration: The name to match against conditions such as `[config=Debug]`.
  ///   - sdk: The name to match against conditions such as `[sdk=iphoneos*]`.
  init(_ layers: [[String: String]], configuration: String, sdk: String) {
    self.layers = layers.map { Self.chosen(from: $0, configuration: configuration, sdk: sdk) }
  }

  /// Returns the resolved value of a setting, or nil if no layer contains the setting.
  func value(_ name: String) -> String? { value(name, below: layers.count, visited: []) }

  /// The resolved values of all settings.
  var resolved: [String: String] {
    var result: [String: String] = [:]
    for name in Set(layers.flatMap(\.keys)) { result[name] = value(name) }
    return result
  }

  /// Replaces references to settings in text by their values.
  func expand(_ text: String) -> String { expand(text, inherited: "", visited: []) }

  /// Returns the value of a setting in the layers below a limit, or nil if none of them contains the setting.
  private func value(_ name: String, below limit: Int, visited: Set<String>) -> String? {
    guard let layer = layers.prefix(limit).lastIndex(where: { $0[name] != nil }), let text = layers[layer][name] else { return nil }
    guard text.contains("$") else { return text }
    guard !visited.contains("\(name)@\(layer)") else { return "" }
    let visited = visited.union(["\(name)@\(layer)"])
    let needsInherited = text.contains("inherited") || text.contains("(\(name)") || text.contains("{\(name)")
    let inherited = needsInherited ? value(name, below: layer, visited: visited) ?? "" : ""
    return expand(text, inherited: inherited, visited: visited, own: name).trimmed
  }

  /// Replaces `$(NAME)`, `${NAME}`, and `$(NAME:operator)`, which may be nested inside names.
  private func expand(_ text: String, inherited: String, visited: Set<String>, own: String? = nil) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let opening = rest.index(after: dollar)
      guard opening < rest.endIndex, let closing = Self.end(of: rest, from: opening) else {
        result += rest[dollar...]
        return result
      }
      let content = expand(String(rest[rest.index(after: opening)..<closing]), inherited: inherited, visited: visited, own: own)
      result += replacement(for: content, inherited: inherited, visited: visited, own: own)
      rest = rest[rest.index(after: closing)...]
    }
    return result + rest
  }

  /// Returns the replacement for a name and its operators.
  private func replacement(for content: String, inherited: String, visited: Set<String>, own: String?) -> String {
    let parts = content.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    var value = name == "inherited" || name == own ? inherited : self.value(name, below: layers.count, visited: visited) ?? ""
    for name in parts.dropFirst() { value = SettingOperator.apply(name, to: value) }
    return value
  }

  /// Returns the index of the bracket that closes the bracket at `opening`, or nil if there is none.
  private static func end(of text: Substring, from opening: Substring.Index) -> Substring.Index? {
    let open = text[opening]
    guard open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices[opening...] {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Returns the settings in a layer whose conditions are met, with the conditions removed. A conditional setting takes precedence over an
  /// unconditional one.
  private static func chosen(from layer: [String: String], configuration: String, sdk: String) -> [String: String] {
    var result: [String: String] = [:]
    for (key, value) in layer.sorted(by: { ($0.key.count { $0 == "[" }, $0.key) < ($1.key.count { $0 == "[" }, $1.key) }) {
      guard let bracket = key.firstIndex(of: "[") else {
        result[key] = value
        continue
      }
      let conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) })
      let isChosen = conditions.allSatisfy { condition in
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return false }
        return switch sides[0] {
        case "config": matches(configuration, sides[1])
        case "sdk": matches(sdk, sides[1])
        default: sides[1] == "*"
        }
      }
      if isChosen { result[String(key[..<bracket])] = value }
    }
    return result
  }

  /// Returns true if a name matches a pattern that may end in an asterisk.
  private static func matches(_ name: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
