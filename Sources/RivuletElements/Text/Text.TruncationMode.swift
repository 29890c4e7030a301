package import RivuletDrawing

extension Text {
  /// The position where text is truncated if it does not fit.
  public enum TruncationMode: Sendable, Hashable {
    /// The start of the line.
    case head
    /// The end of the line.
    case tail
    /// The middle of the line.
    case middle
  }
}

extension Text.TruncationMode {
  package var resolved: TextItem.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
