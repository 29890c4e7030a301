/// A message to the image (Documentation/Design/0045). Fields that its kind does not name are left out.
struct PreviewRequest: Codable, Equatable {
  enum Kind: String, Codable {
    /// Shows a preview on a canvas, in place of what was there.
    case show
    /// Closes a canvas.
    case hide
    /// Says that a frame was taken, so that the next one may follow.
    case taken
    /// A press of the primary button or a finger, its movement and its end.
    case contact
    /// A press of the secondary button.
    case secondary
    /// A movement of the pointer without a press.
    case hover
    /// A turn of the wheel.
    case wheel
    /// A key that goes down or comes up.
    case key
    /// Asks for the picture of a canvas as a PNG file.
    case picture
    /// Asks for the state of all canvases.
    case save
    /// Gives the state of an earlier image, before the first canvas.
    case restore
    /// Asks for a sign of life.
    case ping
  }

  var kind: Kind
  var canvas: Int?
  /// The id of a preview.
  var preview: String?
  var variant: PreviewVariant?
  /// The number of pixels for each point.
  var scale: Double?
  /// The number of the frame that was taken.
  var serial: Int?
  /// `began`, `moved`, `ended` or `cancelled`; of a key `down`, `repeated` or `up`.
  var phase: String?
  /// The position in points from the upper left of the canvas; nil for a pointer that has left it.
  var x: Double?
  var y: Double?
  /// The distance of a wheel, in points.
  var dx: Double?
  var dy: Double?
  /// The name of a key, such as `enter`, or the text that it stands for.
  var key: String?
  /// The text that is typed if no view has a use for the key.
  var text: String?
  /// Those of `shift`, `control`, `option` and `command` that are held.
  var modifiers: [String]?
  var state: PreviewState?
}
