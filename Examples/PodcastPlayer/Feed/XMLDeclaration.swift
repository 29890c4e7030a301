import SwiftUI

/// What a document may begin with: `<?xml version="1.0" encoding="UTF-8"?>`.
struct XMLDeclaration {
  /// How many bytes it has; nil if it has no end.
  let length: Int?
  /// As it is written; nil if it says nothing of an encoding.
  let encodingName: String?

  /// More bytes than this are no declaration.
  private static let limit = 1_000

  /// Reads the declaration at the start of a text, which has to look like ASCII there; nil if there is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "<?xml".utf8), bytes.count > 5, Self.isBlank(bytes[5]) else { return nil }
    let text = String(decoding: bytes.prefix(Self.limit), as: UTF8.self)
    guard let end = text.range(of: "?>") else {
      (length, encodingName) = (nil, nil)
      return
    }
    let declaration = text[..<end.upperBound]
    length = declaration.utf8.count
    encodingName = Self.encodingName(in: declaration)
  }

  /// What stands between the quotes behind `encoding`.
  private static func encodingName(in declaration: Substring) -> String? {
    guard let label = declaration.range(of: "encoding") else { return nil }
    let rest = declaration[label.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
