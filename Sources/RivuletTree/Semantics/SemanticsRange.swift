/// The number that a control shows, with its limits.
package struct SemanticsRange: Equatable, Sendable {
  package var value: Double
  package var minimum: Double
  package var maximum: Double
  /// The size of one step; nil if people cannot change the number.
  package var step: Double?

  package init(value: Double, minimum: Double, maximum: Double, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}
