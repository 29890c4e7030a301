public import Foundation

/// A guide on the horizontal axis: where along their widths views are brought together.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  /// The guide without its type.
  @usableFromInline package let key: AlignmentKey

  /// The guide that an identity names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// The guide with a key, which must be of the horizontal axis.
  package init(key: AlignmentKey) {
    self.key = key
  }

  /// A guide that comes with the library.
  private init(known id: any BuiltInAlignmentID.Type) {
    key = AlignmentKey(known: id, axis: .horizontal)
  }

  /// One value out of the children's explicit ones: their mean (B9.19); nil if there is none.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The side where reading begins.
  public static let leading = HorizontalAlignment(known: BuiltInAlignment.Leading.self)
  /// Half the width.
  public static let center = HorizontalAlignment(known: BuiltInAlignment.HorizontalCenter.self)
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(known: BuiltInAlignment.Trailing.self)
  /// Where the line under a list row begins; the leading edge by default.
  @available(iOS 16.0, macOS 13.0, *)
  public static let listRowSeparatorLeading = HorizontalAlignment(known: BuiltInAlignment.ListRowSeparatorLeading.self)
  /// Where the line under a list row ends; the trailing edge by default.
  @available(iOS 16.0, macOS 13.0, *)
  public static let listRowSeparatorTrailing = HorizontalAlignment(known: BuiltInAlignment.ListRowSeparatorTrailing.self)
}
