/// A message of the image (Documentation/Design/0045). Fields that its kind does not name are left out.
struct PreviewReply: Codable, Equatable {
  enum Kind: String, Codable {
    /// The previews of the program.
    case previews
    /// New pixels of a canvas.
    case frame
    /// The picture of a canvas as a PNG file.
    case picture
    /// There is no preview with the id that a canvas should show.
    case missing
    /// A mistake of the app's author, or a line that was asked for.
    case issue
    /// The state of all canvases.
    case state
    /// The state of an earlier image that could not be taken over.
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
  /// The number of pixels in a row, and of rows.
  var width: Int?
  var height: Int?
  /// The number of pixels for each point.
  var scale: Double?
  /// The number of the frame, which counts up on each canvas.
  var serial: Int?
  var text: String?
  var state: PreviewState?
  var lines: [String]?

  init(_ kind: Kind) { self.kind = kind }
}
