extension PangoTextEngine {
  /// How often an answer was remembered (hits) and how often it had to be found (misses), since the engine was made.
  package struct Statistics: Equatable, Sendable {
    /// Of `size(of:font:proposal:lineLimit:)`.
    package var sizeHits = 0, sizeMisses = 0
    /// Of `layout(_:style:proposal:)`.
    package var layoutHits = 0, layoutMisses = 0
    /// Of texts as glyphs, which both need for a new width.
    package var shapeHits = 0, shapeMisses = 0
    /// Of texts that were drawn.
    package var drawingHits = 0, drawingMisses = 0
    /// How many sizes are remembered now.
    package var keptAnswers = 0
    /// How many fonts are kept now, each size being one, apart from those that stand in for them in other scripts.
    package var keptFonts = 0
  }
}
