/// Arithmetic of time spans, which gives the nearest number that fits instead of ending the process.
extension Int {
  /// The nearest whole number that fits; the greatest for what is not a number.
  init(clamping value: Double) {
    let rounded = value.rounded()
    self = Int(exactly: rounded) ?? (rounded < 0 ? .min : .max)
  }

  /// The sum with another number.
  func clampedSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference from another number.
  func clampedDifference(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product with another number.
  func clampedProduct(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
