/// The targets of the package and what they depend on, read from the manifest's text: every call whose first argument is a target's name.
struct Manifest {
  /// Names of the targets that each target depends on.
  let dependencies: [String: Set<String>]
  /// The manifest without comments and with its strings.
  let text: String

  /// Reads a manifest. Calls without a literal name, as in the bodies of the manifest's own functions, are no targets.
  init(_ text: String) {
    self.text = text
    var found: [String: Set<String>] = [:]
    let call =
      /(?:\b(?:room|suite)\(|\.(?:target|testTarget|executableTarget|macro|systemLibrary|plugin)\(\s*name:)\s*"(?<name>\w+)"/
      .wordBoundaryKind(.simple)
    for match in text.matches(of: call) {
      let arguments = Manifest.group(text[match.range.lowerBound...])
      found[String(match.output.name), default: []].formUnion(Manifest.dependencies(in: arguments))
    }
    dependencies = found
  }

  /// From the first opening bracket to the one that closes it.
  private static func group(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
  }

  /// The names in the list behind `imports:`, `tests:` or `dependencies:`; conditions such as traits name no target.
  private static func dependencies(in arguments: Substring) -> Set<String> {
    let label = /\b(?:imports|tests|dependencies):\s*(?=\[)/.wordBoundaryKind(.simple)
    guard let start = arguments.firstMatch(of: label)?.range.upperBound else { return [] }
    let list = group(arguments[start...]).replacing(/condition:\s*\.when\((?:[^()]|\([^()]*\))*\)/, with: "")
    return Set(list.matches(of: /"(?<name>\w+)"/).map { String($0.output.name) })
  }
}
