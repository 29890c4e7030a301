import Foundation

/// The digits, grouping and decimal separators of a locale.
final class LocaleNumerals: Sendable {
  private let grouping: String
  private let decimal: String
  /// The number of digits in the group next to the decimals, and in the other groups.
  private let primaryGroup: Int
  private let secondaryGroup: Int
  /// The number of digits that must precede the first separator.
  private let leadingDigits: Int
  /// The distance from "0"…"9" to the locale's digits in Unicode.
  private let digitShift: UInt32

  /// Derives the numerals from samples that Foundation formats.
  init(_ locale: Locale) {
    let long = 1_234_567.formatted(.number.locale(locale))
    let short = 1_234.formatted(.number.locale(locale))
    let zero = 0.formatted(.number.locale(locale)).unicodeScalars.first ?? Unicode.Scalar(UInt8(0x30))
    let separators = long.split(whereSeparator: \.isNumber)
    let groups = long.split(whereSeparator: { !$0.isNumber }).map(\.count)
    digitShift = zero.properties.numericType == nil ? 0 : zero.value - 0x30
    grouping = separators.first.map(String.init) ?? ""
    decimal = locale.decimalSeparator ?? "."
    primaryGroup = groups.count > 1 ? groups[groups.count - 1] : 0
    secondaryGroup = groups.count > 2 ? groups[groups.count - 2] : primaryGroup
    leadingDigits = short.allSatisfy(\.isNumber) ? 2 : 1
  }

  /// Returns the numerals of a locale. The numerals of the last locale are cached.
  @MainActor package static func of(_ locale: Locale) -> LocaleNumerals {
    if let last, last.locale == locale { return last.numerals }
    let numerals = known[locale] ?? LocaleNumerals(locale)
    known[locale] = numerals
    last = (locale, numerals)
    return numerals
  }

  @MainActor private static var last: (locale: Locale, numerals: LocaleNumerals)?
  @MainActor private static var known: [Locale: LocaleNumerals] = [:]

  /// Returns the digits of a whole number, grouped if there are enough of them.
  func grouped(_ digits: String) -> String {
    if primaryGroup == 0 || digits.utf8.count < primaryGroup + leadingDigits { return localized(digits) }
    var result = ""
    let count = digits.utf8.count
    for (index, digit) in digits.enumerated() {
      let following = count - index
      if index > 0, following == primaryGroup || (following > primaryGroup && (following - primaryGroup) % secondaryGroup == 0) {
        result += grouping
      }
      result.append(digit)
    }
    return localized(result, decimalPoint: false)
  }

  /// Formats a nonnegative number with a fixed number of decimals, using the same rounding as printf.
  func fixed(_ number: Double, _ precision: Int, grouped: Bool) -> String {
    let (whole, decimals) = FixedPoint.parts(number, precision)
    let front = grouped ? self.grouped(whole) : localized(whole)
    return precision == 0 ? front : front + decimal + localized(decimals)
  }

  /// Formats a number in its shortest form.
  func plain(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15, let whole = Int64(exactly: number.rounded(.towardZero)) else {
      return localized("\(number)")
    }
    let sign = number < 0 ? "-" : ""
    let decimals = "\(abs(number))".split(separator: ".").dropFirst().first.map(String.init) ?? "0"
    if abs(number) < 1e-4, number != 0 { return localized("\(number)") }
    return sign + grouped(String(whole.magnitude)) + (decimals == "0" ? "" : decimal + localized(decimals))
  }

  /// Returns text with the digits, and optionally the decimal point, of the locale.
  func localized(_ text: String, decimalPoint: Bool = true) -> String {
    if digitShift == 0, decimal == "." || !decimalPoint { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if 0x30...0x39 ~= scalar.value, let digit = Unicode.Scalar(scalar.value + digitShift) {
        result.unicodeScalars.append(digit)
      } else if decimalPoint, scalar == "." {
        result += decimal
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
