package import RivuletDrawing

/// The part of the text to omit if the text doesn't fit.
public enum TextTruncation: Sendable, Hashable, CaseIterable {
  /// Omits the start of the text.
  case head
  /// Omits the middle of the text.
  case middle
  /// Omits the end of the text.
  case tail

  /// Creates the mode that corresponds to a text item's truncation.
  package init(_ truncation: TextItem.Truncation) {
    self =
      switch truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}
