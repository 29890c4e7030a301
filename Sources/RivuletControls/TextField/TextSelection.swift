import RivuletElements

/// The side of a text position to which the caret belongs. The side matters at boundaries between writing directions.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The system's choice of side.
  case automatic
  /// The side of the preceding text.
  case upstream
  /// The side of the following text.
  case downstream
}

/// The selection in text, or the position of the caret.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected indices in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A single range; empty for a caret.
    case selection(Range<String.Index>)
    /// Several ranges. Fields use only the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected indices.
  public var indices: Indices
  /// The side of the text to which the caret belongs. Fields always let the system choose.
  public let affinity: TextSelectionAffinity

  /// Creates a selection with one range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Creates a selection with several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Creates a caret.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// A Boolean value that indicates whether the selection is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
