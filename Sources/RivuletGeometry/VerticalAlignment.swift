public import Foundation

/// A guide on the vertical axis, which aligns views that are arranged horizontally or layered.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct VerticalAlignment: Equatable, Sendable {
  /// The type-erased guide.
  @usableFromInline package let key: AlignmentKey

  /// Creates a guide with an identity.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  /// Creates a guide from a key for the vertical axis.
  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates a built-in guide.
  private init(known id: any BuiltInAlignmentID.Type) {
    key = AlignmentKey(known: id, axis: .vertical)
  }

  /// Merges the explicit values of children: the topmost for the first baseline, the bottommost for the last baseline, and otherwise the
  /// mean (B9.19). Returns nil if there are no values.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(known: BuiltInAlignment.Top.self)
  /// The vertical centre, at half the height.
  public static let center = VerticalAlignment(known: BuiltInAlignment.VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(known: BuiltInAlignment.Bottom.self)
  /// The baseline of the topmost text; the lower edge of a view without text (B9.20).
  public static let firstTextBaseline = VerticalAlignment(known: BuiltInAlignment.FirstTextBaseline.self)
  /// The baseline of the bottommost text; the lower edge of a view without text (B9.20).
  public static let lastTextBaseline = VerticalAlignment(known: BuiltInAlignment.LastTextBaseline.self)
}
