/// A message of the image (Documentation/Design/0045). Fields that do not apply to its kind are omitted.
struct PreviewReply: Codable, Equatable {
  enum Kind: String, Codable {
    /// The previews of the program.
    case previews
    /// New pixels of a canvas.
    case frame
    /// The image of a canvas as a PNG file.
    case picture
    /// The preview that a canvas should show does not exist.
    case missing
    /// An error in the app's code, or a line that its author has requested.
    case issue
    /// The state of all canvases.
    case state
    /// The state of an earlier image that could not be restored.
    case dropped
    /// The answer to a ping.
    case pong
  }

  /// A preview in a list.
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
  /// The number of pixels for each point.
  var scale: Double?
  /// The number of the frame, which increases on each canvas.
  var serial: Int?
  var text: String?
  var state: PreviewState?
  var lines: [String]?

  init(_ kind: Kind) { self.kind = kind }
}
