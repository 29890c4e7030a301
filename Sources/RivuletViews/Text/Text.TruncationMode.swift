import RivuletDrawing

extension Text {
  /// Where text is cut that has no room.
  public enum TruncationMode: Sendable, Hashable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }
}

extension Text.TruncationMode {
  var resolved: TextItem.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
