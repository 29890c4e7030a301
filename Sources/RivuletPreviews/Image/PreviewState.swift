import RivuletCore

/// The state of the previews, saved for the next process of the same program.
struct PreviewState: Codable, Equatable {
  /// The state of a canvas.
  struct Canvas: Codable, Equatable {
    /// The preview on the canvas. The state does not apply to any other preview.
    let preview: String
    let state: SavedState
  }

  /// The state of each canvas, keyed by canvas number.
  var canvases: [String: Canvas] = [:]
}
