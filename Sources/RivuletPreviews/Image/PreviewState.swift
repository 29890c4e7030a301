import RivuletCore

/// The state of an image's previews, for the next image of the same program.
struct PreviewState: Codable, Equatable {
  /// The state of one canvas.
  struct Canvas: Codable, Equatable {
    /// The preview that it shows. The state has no meaning for other previews.
    let preview: String
    let state: SavedState
  }

  /// The state of each canvas by its number.
  var canvases: [String: Canvas] = [:]
}
