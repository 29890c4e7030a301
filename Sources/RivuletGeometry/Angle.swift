/// An angle in radians or degrees. Angles beyond a full turn are preserved.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The stored angle, in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of zero.
  public init() {
    self.init(radians: 0)
  }

  /// Creates an angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// An angle of zero.
  public static let zero = Angle()

  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}
