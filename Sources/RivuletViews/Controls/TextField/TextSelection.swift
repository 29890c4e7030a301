/// On which side of a place in a text the caret belongs to what is written there; it matters where directions of writing meet.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The system decides.
  case automatic
  /// With what comes before.
  case upstream
  /// With what comes after.
  case downstream
}

/// What of a text is selected, or where the caret is in it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One part, empty for a caret.
    case selection(Range<String.Index>)
    /// Several parts; fields here take the first of them.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices
  /// On which side the caret belongs to the text; fields here leave it to the system.
  public let affinity: TextSelectionAffinity

  /// One selected part.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Several selected parts.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Creates a caret.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether it is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
