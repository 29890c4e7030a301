/// A message to the image (Documentation/Design/0045). Fields that do not apply to its kind are omitted.
struct PreviewRequest: Codable, Equatable {
  enum Kind: String, Codable {
    /// Shows a preview on a canvas, in place of the previous content.
    case show
    /// Closes a canvas.
    case hide
    /// Reports that a frame has been taken, so that the next one may follow.
    case taken
    /// A press of the primary button or a touch, its movement, and its end.
    case contact
    /// A press of the secondary button.
    case secondary
    /// A movement of the pointer without a press.
    case hover
    /// A turn of the wheel.
    case wheel
    /// A key that is pressed or released.
    case key
    /// Requests the image of a canvas as a PNG file.
    case picture
    /// Requests the state of all canvases.
    case save
    /// Passes the state of an earlier image, before the first canvas.
    case restore
    /// Requests a sign of life.
    case ping
  }

  var kind: Kind
  var canvas: Int?
  /// The id of a preview.
  var preview: String?
  var variant: PreviewVariant?
  /// The number of pixels for each point.
  var scale: Double?
  /// The number of the frame that has been taken.
  var serial: Int?
  /// `began`, `moved`, `ended` or `cancelled`; for a key, `down`, `repeated` or `up`.
  var phase: String?
  /// The position in points from the top-left corner of the canvas; nil for a pointer that has left it.
  var x: Double?
  var y: Double?
  /// The distance of a wheel, in points.
  var dx: Double?
  var dy: Double?
  /// The name of a key, such as `enter`, or the text that it stands for.
  var key: String?
  /// The text that is typed if no view handles the key.
  var text: String?
  /// The modifier keys that are held, out of `shift`, `control`, `option` and `command`.
  var modifiers: [String]?
  var state: PreviewState?
}
