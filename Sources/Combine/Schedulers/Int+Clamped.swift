/// Arithmetic for time intervals that clamps results to the valid range instead of ending the process.
extension Int {
  /// Creates the nearest representable integer. NaN becomes the greatest one.
  init(clamping value: Double) {
    let rounded = value.rounded()
    self = Int(exactly: rounded) ?? (rounded < 0 ? .min : .max)
  }

  /// Returns the sum, clamped to the valid range.
  func clampedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, clamped to the valid range.
  func clampedDifference(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// Returns the product, clamped to the valid range.
  func clampedProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
