/// The set of traits that describe the purpose and the behaviour of an accessibility element.
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

  /// The element is a button.
  public static let isButton = AccessibilityTraits(bit: 0)
  /// The element is a header that divides content into sections.
  public static let isHeader = AccessibilityTraits(bit: 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(bit: 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(bit: 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(bit: 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(bit: 5)
  /// The element plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(bit: 6)
  /// The element is a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(bit: 8)
  /// The element summarizes the app when it starts.
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  /// The element changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  /// The element starts media that a screen reader must not talk over.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  /// The element turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  /// The element hides its siblings from assistive technology while it exists.
  public static let isModal = AccessibilityTraits(bit: 14)
  /// The element is a toggle.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle = AccessibilityTraits(bit: 15)
  /// The element is a tab bar.
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
