/// What an element is and how it behaves, for assistive technology.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  private init(bit: UInt64) {
    bits = 1 << bit
  }

  public init() {
    bits = 0
  }

  /// It is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// It divides content into sections.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// It takes what is searched for.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// It plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// It works as a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// It sums up what the app shows when it starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// It starts media that are not to be talked over.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// It takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// What lies beside it is not there as long as it is.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// It is switched on and off.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// It is a row of tabs.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits | other.bits) }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits & other.bits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bits: bits ^ other.bits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits |= newMember.bits }
    return contains(newMember) ? newMember : nil
  }

  public static func == (lhs: AccessibilityTraits, rhs: AccessibilityTraits) -> Bool { lhs.bits == rhs.bits }

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
}
