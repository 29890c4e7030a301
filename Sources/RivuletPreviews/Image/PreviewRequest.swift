/// A message to the process that renders previews (Documentation/Design/0045). Fields that don't apply to a message's kind are omitted.
struct PreviewRequest: Codable, Equatable {
  enum Kind: String, Codable {
    /// Shows a preview on a canvas, replacing the previous content.
    case show
    /// Closes a canvas.
    case hide
    /// Reports that a frame has been taken, so that the next may follow.
    case taken
    /// Reports a touch or a press of the primary button, its movement, or its end.
    case contact
    /// Reports a press of the secondary button.
    case secondary
    /// Reports a movement of the pointer without a press.
    case hover
    /// Reports a movement of the scroll wheel.
    case wheel
    /// Reports that a key was pressed or released.
    case key
    /// Requests the image of a canvas as a PNG file.
    case picture
    /// Requests the state of all canvases.
    case save
    /// Provides the state of an earlier process, before the first canvas is shown.
    case restore
    /// Requests a `pong` reply to check that the process is responsive.
    case ping
  }

  var kind: Kind
  var canvas: Int?
  /// The identifier of a preview.
  var preview: String?
  var variant: PreviewVariant?
  /// The number of pixels per point.
  var scale: Double?
  /// The serial number of the frame that has been taken.
  var serial: Int?
  /// The phase: `began`, `moved`, `ended`, or `cancelled`, or `down`, `repeated`, or `up` for a key.
  var phase: String?
  /// The position in points from the canvas's top-left corner, or nil for a pointer that has left the canvas.
  var x: Double?
  var y: Double?
  /// The scroll distance, in points.
  var dx: Double?
  var dy: Double?
  /// The name of a key, such as `enter`, or the text it types.
  var key: String?
  /// The text to type if no view handles the key.
  var text: String?
  /// The modifier keys held, from among `shift`, `control`, `option`, and `command`.
  var modifiers: [String]?
  var state: PreviewState?
}
