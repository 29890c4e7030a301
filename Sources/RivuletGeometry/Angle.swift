/// An angle, in radians or degrees. An angle may exceed a full turn.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates a zero angle.
  public init() {
    self.init(radians: 0)
  }

  /// Creates an angle from a value in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from a value in degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * (.pi / 180))
  }

  /// Returns an angle with the given value in radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Returns an angle with the given value in degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// The zero angle.
  public static let zero = Angle()

  public static func < (lhs: Angle, rhs: Angle) -> Bool {
    lhs.radians < rhs.radians
  }
}
