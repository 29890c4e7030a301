import RivuletLooks

/// The user's preferred text size, with the names that preceded `DynamicTypeSize`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// `DynamicTypeSize.large`, the standard.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether this is one of the accessibility sizes.
  @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *)
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }
}

extension ContentSizeCategory {
  var typeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.index]
  }
}

@available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *)
extension ContentSizeCategory {
  /// Returns true if `lhs` is smaller than `rhs`.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize < rhs.typeSize }
  /// Returns true if `lhs` is smaller than or equal to `rhs`.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize <= rhs.typeSize }
  /// Returns true if `lhs` is larger than `rhs`.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize > rhs.typeSize }
  /// Returns true if `lhs` is larger than or equal to `rhs`.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize >= rhs.typeSize }
}
