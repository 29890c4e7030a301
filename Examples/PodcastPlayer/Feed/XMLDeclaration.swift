import SwiftUI

/// The declaration that a document begins with: `<?xml version="1.0" encoding="UTF-8"?>`.
enum XMLDeclaration {
  /// The declaration begins and ends within so many bytes; some servers put warnings before it.
  private static let limit = 20_000

  /// The name of the encoding that a document declares, if it reads like ASCII there; nil if it declares none.
  static func encodingName(in bytes: [UInt8]) -> String? {
    // A character for each byte, so that any bytes can be searched.
    let text = String(String.UnicodeScalarView(bytes.prefix(limit).map { Unicode.Scalar($0) }))
    guard let start = text.range(of: "<?xml") else { return nil }
    let declaration = text[start.upperBound...].prefix { $0 != ">" }
    guard let label = declaration.range(of: "encoding") else { return nil }
    let rest = declaration[label.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    let value = rest.dropFirst().drop { $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote && $0 != "?" })
  }
}
