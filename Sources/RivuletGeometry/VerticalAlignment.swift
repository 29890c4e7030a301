public import Foundation

/// A guide on the vertical axis: where along their heights views are brought together.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct VerticalAlignment: Equatable, Sendable {
  /// The guide without its type.
  @usableFromInline package let key: AlignmentKey

  /// The guide that an identity names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  /// The guide with a key, which must be of the vertical axis.
  package init(key: AlignmentKey) {
    self.key = key
  }

  /// A guide that comes with the library.
  private init(known id: any BuiltInAlignmentID.Type) {
    key = AlignmentKey(known: id, axis: .vertical)
  }

  /// One value out of the children's explicit ones: topmost and bottommost for the baselines, otherwise the mean (B9.19); nil if there is none.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The upper edge.
  public static let top = VerticalAlignment(known: BuiltInAlignment.Top.self)
  /// Half the height.
  public static let center = VerticalAlignment(known: BuiltInAlignment.VerticalCenter.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(known: BuiltInAlignment.Bottom.self)
  /// The baseline of the topmost text; the lower edge of what is not text (B9.20).
  public static let firstTextBaseline = VerticalAlignment(known: BuiltInAlignment.FirstTextBaseline.self)
  /// The baseline of the bottommost text; the lower edge of what is not text (B9.20).
  public static let lastTextBaseline = VerticalAlignment(known: BuiltInAlignment.LastTextBaseline.self)
}
