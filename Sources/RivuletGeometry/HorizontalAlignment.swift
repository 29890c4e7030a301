public import Foundation

/// A guide on the horizontal axis, which aligns views that are arranged vertically or layered.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  /// The type-erased guide.
  @usableFromInline package let key: AlignmentKey

  /// Creates a guide with an identity.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// Creates a guide from a key for the horizontal axis.
  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates a built-in guide.
  private init(known id: any BuiltInAlignmentID.Type) {
    key = AlignmentKey(known: id, axis: .horizontal)
  }

  /// Returns the mean of the children's explicit values (B9.19); nil if there are none.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(known: BuiltInAlignment.Leading.self)
  /// The horizontal centre, at half the width.
  public static let center = HorizontalAlignment(known: BuiltInAlignment.HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(known: BuiltInAlignment.Trailing.self)
  /// The leading end of a list row's separator; by default the leading edge.
  @available(iOS 16.0, macOS 13.0, *)
  public static let listRowSeparatorLeading = HorizontalAlignment(known: BuiltInAlignment.ListRowSeparatorLeading.self)
  /// The trailing end of a list row's separator; by default the trailing edge.
  @available(iOS 16.0, macOS 13.0, *)
  public static let listRowSeparatorTrailing = HorizontalAlignment(known: BuiltInAlignment.ListRowSeparatorTrailing.self)
}
