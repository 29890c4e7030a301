import RivuletCore

/// The state of the previews of an image, for the next image of the same program.
struct PreviewState: Codable, Equatable {
  /// The state of one canvas.
  struct Canvas: Codable, Equatable {
    /// The preview that it shows. Another one has no use for the state.
    let preview: String
    let state: SavedState
  }

  /// The state of each canvas by its number.
  var canvases: [String: Canvas] = [:]
}
