import Foundation

/// The driver's output in the format for the package manager: JSON messages, each preceded by a line with its length.
enum ParseableOutput {
  private struct Message: Decodable { let output: String? }

  /// Returns the compiler output in the messages, or the text itself if it has another format.
  static func text(of output: String) -> String {
    var texts: [String] = [], others: [Substring] = []
    var rest = output.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = rest[..<end]
      rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
      if let count = Int(String(decoding: line, as: UTF8.self)), rest.first == UInt8(ascii: "{"), rest.count >= count {
        let json = Data(rest.prefix(count))
        rest = rest.dropFirst(count)
        if let text = (try? JSONDecoder().decode(Message.self, from: json))?.output { texts.append(text) }
      } else if !line.isEmpty {
        others.append(Substring(line))
      }
    }
    return (texts + others.map(String.init)).joined(separator: "\n")
  }
}
