/// Arithmetic of time spans that returns the nearest number that fits, instead of ending the process.
extension Int {
  /// Creates the nearest whole number that fits; NaN becomes the greatest.
  init(clamping value: Double) {
    let rounded = value.rounded()
    self = Int(exactly: rounded) ?? (rounded < 0 ? .min : .max)
  }

  /// Returns the sum, clamped to the range of the type.
  func clampedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, clamped to the range of the type.
  func clampedDifference(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// Returns the product, clamped to the range of the type.
  func clampedProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
