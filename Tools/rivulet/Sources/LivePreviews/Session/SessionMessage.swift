import Foundation

/// A message sent by the command itself (Documentation/Design/0045).
struct SessionMessage: Codable {
  var kind: String
  var problems: [LiveBuild.Problem]?
  var text: String?
  var seconds: Double?
  /// The variant of the previews, with the names of the viewer's protocol.
  var variant: [String: String]?

  init(_ kind: String) { self.kind = kind }

  var line: Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return try? encoder.encode(self)
  }

  /// The part of another process's message that determines how the command handles it.
  struct Head: Decodable {
    let kind: String
    let canvas: Int?
  }
}
