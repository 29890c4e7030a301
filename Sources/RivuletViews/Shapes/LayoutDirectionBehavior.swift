public import RivuletGeometry

/// What happens to an outline where leading is right.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where leading is right.
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
