/// A group of any number of values to animate together.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct AnimatableValues<each Value>: VectorArithmetic where repeat each Value: VectorArithmetic {
  /// The values, in order.
  public var value: (repeat each Value)

  /// Creates a group of values to animate together.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: AnimatableValues<repeat each Value> {
    AnimatableValues(repeat (each Value).zero)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: rhs)
      return value
    }
    value = (repeat scaled(each value))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
