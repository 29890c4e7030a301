/// An explanation of failed package downloads.
enum UnreachablePackage {
  /// Returns a sentence about the packages that could not be downloaded according to the output, or nil if there are none.
  static func sentence(in output: String) -> String? {
    let lines = output.split(whereSeparator: \.isNewline)
    let refused = lines.compactMap { rest(of: $0, behind: "error: Failed to clone repository ") }
      .map { $0.hasSuffix(":") ? $0.dropLast() : $0 }
    let addresses = refused.isEmpty ? pending(in: lines) : refused
    guard !addresses.isEmpty else { return nil }
    let packages = Set(addresses).sorted().map { "\(name(of: $0)) from \($0)" }
    let noun = packages.count == 1 ? "The package" : "The packages"
    let reason = reason(in: lines).map { " (\($0))" } ?? ""
    return
      "\(noun) \(packages.joined(separator: " and ")) cannot be downloaded\(reason); check the network connection, the address and your access to it."
  }

  /// Returns the URLs whose download started but did not finish, if Git failed.
  private static func pending(in lines: [Substring]) -> [Substring] {
    // With a shared download cache, the package manager reports only that the cached copy is missing.
    guard lines.contains(where: { $0.hasPrefix("error: Git command '") && $0.contains("/repositories/") }) else { return [] }
    let ended = lines.compactMap { rest(of: $0, behind: "Fetched ") }
    return lines.compactMap { rest(of: $0, behind: "Fetching ") }.filter { address in !ended.contains { $0.hasPrefix("\(address) ") } }
  }

  /// Returns the rest of a line that starts with the given words, or nil for any other line.
  private static func rest(of line: Substring, behind words: String) -> Substring? {
    line.hasPrefix(words) ? line.dropFirst(words.count) : nil
  }

  /// Returns the name of the package at a URL.
  private static func name(of address: Substring) -> Substring {
    let name = address.split { $0 == "/" || $0 == ":" }.last ?? address
    return name.hasSuffix(".git") ? name.dropLast(4) : name
  }

  /// Returns the reason that Git reports, without the URL that the sentence already contains, or nil if the reason isn't helpful.
  private static func reason(in lines: [Substring]) -> Substring? {
    for line in lines {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("fatal: ") else { continue }
      if text.hasPrefix("fatal: unable to access '"), let end = text.firstRange(of: "': ") { return text[end.upperBound...] }
      return text.dropFirst(7)
    }
    return nil
  }
}
