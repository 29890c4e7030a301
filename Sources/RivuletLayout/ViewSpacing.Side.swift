import Foundation

extension ViewSpacing {
  /// The spacing wishes of a view on one side.
  struct Side: Equatable, Sendable {
    /// The value for a missing wish: the maximum with any wish is that wish.
    private static var none: CGFloat { -.infinity }

    /// The wish for every neighbour.
    private var any = -CGFloat.infinity
    /// The wish of the texts on the side for a neighbour that is text.
    private var besideText = -CGFloat.infinity
    /// The wish of the texts on the side for any other neighbour.
    private var besideOther = -CGFloat.infinity
    /// True if content other than text that wants at least the default distance lies on the side.
    private var hasOther = false

    /// A side with content other than text, without wishes.
    static var plain: Side { Side(nil) }
    /// A side without content.
    static var silent: Side { Side() }

    private init() {}

    /// Creates a side with a wish for every neighbour; nil leaves the distance to the neighbour.
    init(_ wish: CGFloat?) {
      any = wish ?? Self.none
      hasOther = any == Self.none || any > LayoutConstants.defaultSpacing
    }

    /// Creates a side with text.
    init(besideText: CGFloat, besideOther: CGFloat) {
      self.besideText = besideText
      self.besideOther = besideOther
    }

    private var hasText: Bool { besideText > Self.none }

    /// Returns the distance to the side of the next view: the largest applicable wish, or the default distance if there is none.
    func distance(to next: Side) -> CGFloat {
      var wish = max(any, next.any)
      if hasText, next.hasText { wish = max(wish, besideText, next.besideText) }
      if next.hasOther { wish = max(wish, besideOther) }
      if hasOther { wish = max(wish, next.besideOther) }
      return wish > Self.none ? wish : LayoutConstants.defaultSpacing
    }

    /// Returns true if both sides have text and no other content.
    func joinsText(of next: Side) -> Bool { hasText && next.hasText && !hasOther && !next.hasOther }

    /// Combines the wishes of two sides to the larger ones. If content without a wish is among them, a wish for every neighbour counts only
    /// above the default distance.
    mutating func formUnion(_ other: Side) {
      any = max(any, other.any)
      besideText = max(besideText, other.besideText)
      besideOther = max(besideOther, other.besideOther)
      hasOther = hasOther || other.hasOther
      if hasOther, any <= LayoutConstants.defaultSpacing { any = Self.none }
    }
  }
}
