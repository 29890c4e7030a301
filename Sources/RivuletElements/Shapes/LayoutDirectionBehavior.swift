public import RivuletGeometry

/// The behaviour of an outline in right-to-left layouts.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The outline is not mirrored.
  case fixed
  /// The outline is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The outline is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension LayoutDirectionBehavior {
  func mirrors(_ isRightToLeft: Bool) -> Bool {
    switch self {
    case .fixed: false
    case .mirrors(let direction): direction == (isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }
}
