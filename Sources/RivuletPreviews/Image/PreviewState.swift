/// The state of the previews of an image, for the next image of the same program.
struct PreviewState: Codable, Equatable {
  /// The state of each canvas by its number.
  var canvases: [String: [String: String]] = [:]
}
