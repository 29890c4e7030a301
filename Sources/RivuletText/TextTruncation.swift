package import RivuletDrawing

/// The position at which text is truncated if there is not enough room.
public enum TextTruncation: Sendable, Hashable, CaseIterable {
  /// Omits the start.
  case head
  /// Omits the middle.
  case middle
  /// Omits the end.
  case tail

  /// Creates the truncation of a drawing.
  package init(_ truncation: TextItem.Truncation) {
    self =
      switch truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}
