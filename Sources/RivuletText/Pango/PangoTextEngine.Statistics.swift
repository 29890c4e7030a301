extension PangoTextEngine {
  /// The numbers of cached answers (hits) and computed answers (misses) in the engine's life.
  package struct Statistics: Equatable, Sendable {
    /// The counts of `size(of:font:proposal:lineLimit:)`.
    package var sizeHits = 0, sizeMisses = 0
    /// The counts of `layout(_:style:proposal:)`.
    package var layoutHits = 0, layoutMisses = 0
    /// The counts of shaped texts, which both need for a new width.
    package var shapeHits = 0, shapeMisses = 0
    /// The counts of drawn texts.
    package var drawingHits = 0, drawingMisses = 0
    /// The number of sizes cached now.
    package var keptAnswers = 0
    /// The number of fonts kept now, without those that stand in for them in other scripts. Each size counts as a font.
    package var keptFonts = 0
  }
}
