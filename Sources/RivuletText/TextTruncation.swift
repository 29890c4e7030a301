package import RivuletDrawing

/// Where text is cut that has no room.
public enum TextTruncation: Sendable, Hashable, CaseIterable {
  /// The beginning is left out.
  case head
  /// The middle is left out.
  case middle
  /// The end is left out.
  case tail

  /// The way in which a drawing is cut.
  package init(_ truncation: TextItem.Truncation) {
    self =
      switch truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }
}
