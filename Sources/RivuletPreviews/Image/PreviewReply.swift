/// A message from the process that renders previews (Documentation/Design/0045). Fields that don't apply to a message's kind are omitted.
struct PreviewReply: Codable, Equatable {
  enum Kind: String, Codable {
    /// The list of the program's previews.
    case previews
    /// The new pixels of a canvas.
    case frame
    /// The image of a canvas as a PNG file.
    case picture
    /// The requested preview doesn't exist.
    case missing
    /// An error in the app's code, or a note recorded at the request of that code.
    case issue
    /// The state of all canvases.
    case state
    /// The state from an earlier process that could not be restored.
    case dropped
    /// The reply to a ping.
    case pong
  }

  /// An entry in the list of previews.
  struct Entry: Codable, Equatable {
    var id: String
    var section: String
    var title: String
    var line: Int?
  }

  var kind: Kind
  var previews: [Entry]?
  var canvas: Int?
  /// The path of a file with pixels.
  var file: String?
  /// The size of the frame, in pixels.
  var width: Int?
  var height: Int?
  /// The number of pixels per point.
  var scale: Double?
  /// The serial number of the frame, which increases with each frame of a canvas.
  var serial: Int?
  var text: String?
  var state: PreviewState?
  var lines: [String]?

  init(_ kind: Kind) { self.kind = kind }
}
