import Foundation

/// A namespace for formatting numbers with a fixed number of decimals, correctly rounded, with ties to even.
enum FixedPoint {
  /// Returns the digits before and after the decimal point of a finite, nonnegative number.
  static func parts(_ number: Double, _ precision: Int) -> (whole: String, decimals: String) {
    let precision = min(max(precision, 0), 40)
    guard precision <= 15, let scaled = scaled(number, precision) else { return slowParts(number, precision) }
    let digits = String(scaled)
    if precision == 0 { return (digits, "") }
    let missing = precision + 1 - digits.utf8.count
    let full = missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    let split = full.index(full.endIndex, offsetBy: -precision)
    return (String(full[..<split]), String(full[split...]))
  }

  /// Returns the number multiplied by a power of ten, as a rounded whole number, or nil if the product is too large to be exact.
  private static func scaled(_ number: Double, _ precision: Int) -> UInt64? {
    let factor = powers[precision]
    let product = number * factor
    guard product < 4e15 else { return nil }
    // The exact product is `product + rest`. The rest matters only if the product appears to be a tie.
    let rest = (-product).addingProduct(number, factor)
    let rounded = product.rounded(.toNearestOrEven)
    let excess = product - rounded
    if excess == 0.5, rest > 0 { return UInt64(rounded) + 1 }
    if excess == -0.5, rest < 0 { return UInt64(rounded) - 1 }
    return UInt64(rounded)
  }

  private static let powers: [Double] = (0...15).map { pow(10, Double($0)) }

  private static func slowParts(_ number: Double, _ precision: Int) -> (whole: String, decimals: String) {
    let parts = String(format: "%.\(precision)f", number).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return (parts.first ?? "0", parts.count > 1 ? parts[1] : "")
  }
}
