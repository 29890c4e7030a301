import Foundation

extension ViewSpacing {
  /// A view's spacing preferences on one side.
  struct Side: Equatable, Sendable {
    /// The value that represents a missing preference. It is less than any preference, so that taking the maximum ignores it.
    private static var none: CGFloat { -.infinity }

    /// The preference that applies to every neighbour.
    private var any = -CGFloat.infinity
    /// The text's preference if the neighbour is text.
    private var besideText = -CGFloat.infinity
    /// The text's preference if the neighbour is not text.
    private var besideOther = -CGFloat.infinity
    /// True if this side contains content other than text that prefers at least the default distance.
    private var hasOther = false

    /// A side that contains content other than text and has no preferences.
    static var plain: Side { Side(nil) }
    /// A side that contains no content.
    static var silent: Side { Side() }

    private init() {}

    /// Creates a side with a preference for every neighbour; nil if the neighbour determines the distance.
    init(_ wish: CGFloat?) {
      any = wish ?? Self.none
      hasOther = any == Self.none || any > LayoutConstants.defaultSpacing
    }

    /// Creates a side that contains text.
    init(besideText: CGFloat, besideOther: CGFloat) {
      self.besideText = besideText
      self.besideOther = besideOther
    }

    private var hasText: Bool { besideText > Self.none }

    /// Returns the distance to the facing side of the next view: the largest applicable preference, or the default distance if none
    /// applies.
    func distance(to next: Side) -> CGFloat {
      var wish = max(any, next.any)
      if hasText, next.hasText { wish = max(wish, besideText, next.besideText) }
      if next.hasOther { wish = max(wish, besideOther) }
      if hasOther { wish = max(wish, next.besideOther) }
      return wish > Self.none ? wish : LayoutConstants.defaultSpacing
    }

    /// Returns true if both sides contain text and nothing else.
    func joinsText(of next: Side) -> Bool { hasText && next.hasText && !hasOther && !next.hasOther }

    /// Merges another side's preferences by taking the larger ones. If either side contains content without preferences, a preference for
    /// every neighbour counts only if it exceeds the default distance.
    mutating func formUnion(_ other: Side) {
      any = max(any, other.any)
      besideText = max(besideText, other.besideText)
      besideOther = max(besideOther, other.besideOther)
      hasOther = hasOther || other.hasOther
      if hasOther, any <= LayoutConstants.defaultSpacing { any = Self.none }
    }
  }
}
