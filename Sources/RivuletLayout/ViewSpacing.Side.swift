import Foundation

extension ViewSpacing {
  /// What a view wants on one side.
  struct Side: Equatable, Sendable {
    /// Stands for a wish that there is not: the larger of it and any wish is the wish.
    private static var none: CGFloat { -.infinity }

    /// The distance to every neighbour.
    private var any = -CGFloat.infinity
    /// The distance that the texts on the side want to text.
    private var besideText = -CGFloat.infinity
    /// The distance that they want to everything else.
    private var besideOther = -CGFloat.infinity
    /// Whether something other than text lies on the side that wants at least the default distance.
    private var hasOther = false

    /// Something other than text, without wishes.
    static var plain: Side { Side(nil) }
    /// Nothing at all.
    static var silent: Side { Side() }

    private init() {}

    /// Something with a wish for every neighbour; nil leaves the distance to the neighbour.
    init(_ wish: CGFloat?) {
      any = wish ?? Self.none
      hasOther = any == Self.none || any > LayoutConstants.defaultSpacing
    }

    /// Text.
    init(besideText: CGFloat, besideOther: CGFloat) {
      self.besideText = besideText
      self.besideOther = besideOther
    }

    private var hasText: Bool { besideText > Self.none }

    /// The distance to the side of the next view: the largest wish of those that meet, the default one where none does.
    func distance(to next: Side) -> CGFloat {
      var wish = max(any, next.any)
      if hasText, next.hasText { wish = max(wish, besideText, next.besideText) }
      if next.hasOther { wish = max(wish, besideOther) }
      if hasOther { wish = max(wish, next.besideOther) }
      return wish > Self.none ? wish : LayoutConstants.defaultSpacing
    }

    /// Takes the larger wishes of the two. Beside something without a wish, one for every neighbour counts only beyond the default distance.
    mutating func formUnion(_ other: Side) {
      any = max(any, other.any)
      besideText = max(besideText, other.besideText)
      besideOther = max(besideOther, other.besideOther)
      hasOther = hasOther || other.hasOther
      if hasOther, any <= LayoutConstants.defaultSpacing { any = Self.none }
    }
  }
}
