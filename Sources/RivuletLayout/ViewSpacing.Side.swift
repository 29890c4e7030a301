import Foundation

extension ViewSpacing {
  /// A view's spacing preferences on one side.
  struct Side: Equatable, Sendable {
    /// The value for a missing preference: the maximum of it and any preference is that preference.
    private static var none: CGFloat { -.infinity }

    /// The preference for every neighbour.
    private var any = -CGFloat.infinity
    /// The preference of text on this side for a neighbour that is text.
    private var besideText = -CGFloat.infinity
    /// The preference of text on this side for any other neighbour.
    private var besideOther = -CGFloat.infinity
    /// True if this side contains content other than text that prefers at least the default distance.
    private var hasOther = false

    /// A side with content other than text, without preferences.
    static var plain: Side { Side(nil) }
    /// A side without content.
    static var silent: Side { Side() }

    private init() {}

    /// Creates a side with a preference for every neighbour; nil leaves the distance to the neighbour.
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

    /// Returns the distance to the side of the next view: the largest applicable preference, or the default distance if there is none.
    func distance(to next: Side) -> CGFloat {
      var wish = max(any, next.any)
      if hasText, next.hasText { wish = max(wish, besideText, next.besideText) }
      if next.hasOther { wish = max(wish, besideOther) }
      if hasOther { wish = max(wish, next.besideOther) }
      return wish > Self.none ? wish : LayoutConstants.defaultSpacing
    }

    /// Returns true if both sides contain text and no other content.
    func joinsText(of next: Side) -> Bool { hasText && next.hasText && !hasOther && !next.hasOther }

    /// Combines the preferences of two sides into the larger ones. If one side contains content without a preference, a preference for
    /// every neighbour counts only above the default distance.
    mutating func formUnion(_ other: Side) {
      any = max(any, other.any)
      besideText = max(besideText, other.besideText)
      besideOther = max(besideOther, other.besideOther)
      hasOther = hasOther || other.hasOther
      if hasOther, any <= LayoutConstants.defaultSpacing { any = Self.none }
    }
  }
}
