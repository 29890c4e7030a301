import Foundation

/// The files that declare preview providers. A running program knows only the names of its types.
struct ProviderFiles {
  /// The folders of the app's source files.
  var folders: Set<String> = []

  /// Replaces the type by its file and line in each entry of a list that names a provider.
  ///
  /// - Parameter line: A message with a list of previews.
  func naming(_ line: Data) -> Data {
    guard var message = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
      var entries = message["previews"] as? [[String: Any]], entries.contains(where: { $0["line"] == nil })
    else { return line }
    let places = places()
    for (index, entry) in entries.enumerated() where entry["line"] == nil {
      guard let section = entry["section"] as? String, let module = section.split(separator: "/").first,
        let place = places[String(section.split(separator: "/").last ?? "")]
      else { continue }
      entries[index]["section"] = "\(module)/\(place.file)"
      entries[index]["line"] = place.line
    }
    // A file can contain both kinds of previews.
    let order = entries.indices.sorted { first, second in
      let (a, b) = (entries[first], entries[second])
      let names = (a["section"] as? String ?? "", b["section"] as? String ?? "")
      if names.0 != names.1 { return names.0 < names.1 }
      let lines = (a["line"] as? Int ?? 0, b["line"] as? Int ?? 0)
      return lines.0 == lines.1 ? first < second : lines.0 < lines.1
    }
    message["previews"] = order.map { entries[$0] }
    return (try? JSONSerialization.data(withJSONObject: message)) ?? line
  }

  /// Returns the file and line of each type in the folders that conforms to `PreviewProvider`.
  private func places() -> [String: (file: String, line: Int)] {
    var places: [String: (file: String, line: Int)] = [:]
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".swift") {
        guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8), text.contains("PreviewProvider") else {
          continue
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where line.contains("PreviewProvider") {
          guard let type = line.firstMatch(of: /(?:struct|class|enum)\s+(\w+)/)?.1 else { continue }
          places[String(type)] = (name, index + 1)
        }
      }
    }
    return places
  }
}
