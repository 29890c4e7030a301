extension SemanticsElement {
  /// The characteristics of an element that assistive technology announces in addition to its role.
  package struct Traits: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    package static let header = Traits(rawValue: 1 << 0)
    package static let link = Traits(rawValue: 1 << 1)
    package static let searchField = Traits(rawValue: 1 << 2)
    package static let playsSound = Traits(rawValue: 1 << 3)
    package static let keyboardKey = Traits(rawValue: 1 << 4)
    package static let summary = Traits(rawValue: 1 << 5)
    package static let updatesFrequently = Traits(rawValue: 1 << 6)
    package static let startsMedia = Traits(rawValue: 1 << 7)
    package static let directInteraction = Traits(rawValue: 1 << 8)
    package static let turnsPage = Traits(rawValue: 1 << 9)
    package static let modal = Traits(rawValue: 1 << 10)
    package static let tabBar = Traits(rawValue: 1 << 11)
    /// One of several options in a menu.
    package static let choice = Traits(rawValue: 1 << 12)

    /// The names of the traits, ordered by raw value.
    package var names: [String] {
      Self.allNames.enumerated().filter { contains(Traits(rawValue: 1 << UInt32($0.offset))) }.map(\.element)
    }

    private static let allNames = [
      "header", "link", "searchField", "playsSound", "keyboardKey", "summary", "updatesFrequently", "startsMedia",
      "directInteraction", "turnsPage", "modal", "tabBar", "choice",
    ]
  }
}
