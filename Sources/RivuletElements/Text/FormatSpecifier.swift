import Foundation

/// A placeholder for an argument in a format string, in printf syntax.
///
/// A specifier that doesn't match its argument never fails. Numbers are converted, and everything else is inserted unchanged.
struct FormatSpecifier: Equatable {
  /// The position of the argument, counted from 0, or nil if the specifier contains no position.
  var position: Int?
  var isLeftAligned = false
  var showsPlus = false
  var showsSpace = false
  var padsWithZeros = false
  var width = 0
  var precision: Int?
  var conversion: UInt8

  /// Reads a specifier after its "%" and moves `index` past it. Returns nil if no specifier follows.
  init?(_ text: String.UTF8View, _ index: inout String.Index) {
    var cursor = index
    func peek() -> UInt8? { cursor < text.endIndex ? text[cursor] : nil }
    func readNumber() -> Int? {
      var value: Int?
      while let digit = peek(), 0x30...0x39 ~= digit {
        value = min((value ?? 0) * 10 + Int(digit - 0x30), 10_000)
        cursor = text.index(after: cursor)
      }
      return value
    }
    conversion = 0
    let start = cursor
    if let number = readNumber(), peek() == UInt8(ascii: "$"), number > 0 {
      position = number - 1
      cursor = text.index(after: cursor)
    } else {
      cursor = start
    }
    flags: while let byte = peek() {
      switch byte {
      case UInt8(ascii: "-"): isLeftAligned = true
      case UInt8(ascii: "+"): showsPlus = true
      case UInt8(ascii: " "): showsSpace = true
      case UInt8(ascii: "0"): padsWithZeros = true
      case UInt8(ascii: "#"), UInt8(ascii: "'"): break
      default: break flags
      }
      cursor = text.index(after: cursor)
    }
    width = readNumber() ?? 0
    if peek() == UInt8(ascii: ".") {
      cursor = text.index(after: cursor)
      precision = readNumber() ?? 0
    }
    while let byte = peek(), FormatSpecifier.lengths.contains(byte) { cursor = text.index(after: cursor) }
    guard let byte = peek(), FormatSpecifier.conversions.contains(byte) else { return nil }
    conversion = byte
    index = text.index(after: cursor)
  }

  private static let lengths = Array("hlqzjtL".utf8)
  private static let conversions = Array("@diuxXofFeEgGaAcsp".utf8)
}

extension FormatSpecifier {
  /// Formats the argument as text.
  func string(_ argument: FormatArgument, _ numerals: @autoclosure () -> LocaleNumerals) -> String {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
      guard let (isNegative, magnitude) = argument.integer else { return padded(argument.plain(numerals())) }
      let digits = padsWithZeros ? String(magnitude) : numerals().grouped(String(magnitude))
      return signed(digits, isNegative)
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      guard let number = argument.double else { return padded(argument.plain(numerals())) }
      guard number.isFinite else { return padded(numerals().plain(number)) }
      return signed(numerals().fixed(abs(number), precision ?? 6, grouped: !padsWithZeros), number.sign == .minus)
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "p"):
      guard let bits = argument.bits else { return padded(argument.plain(numerals())) }
      let isUppercase = conversion == UInt8(ascii: "X")
      return padded(String(bits, radix: conversion == UInt8(ascii: "o") ? 8 : 16, uppercase: isUppercase))
    case UInt8(ascii: "c"):
      guard let bits = argument.bits, let scalar = UInt32(exactly: bits).flatMap(Unicode.Scalar.init) else {
        return padded(argument.plain(numerals()))
      }
      return padded(String(Character(scalar)))
    case UInt8(ascii: "@"), UInt8(ascii: "s"):
      return padded(argument.plain(numerals()))
    default:
      guard let number = argument.double else { return padded(argument.plain(numerals())) }
      let digits = String(format: "%.\(precision ?? 6)\(Character(Unicode.Scalar(conversion)))", abs(number))
      return signed(numerals().localized(digits), number.sign == .minus)
    }
  }

  private func signed(_ digits: String, _ isNegative: Bool) -> String {
    let sign = isNegative ? "-" : showsPlus ? "+" : showsSpace ? " " : ""
    return padded(digits, sign: sign)
  }

  private func padded(_ text: String, sign: String = "") -> String {
    let missing = width - text.count - sign.count
    guard missing > 0 else { return sign.isEmpty ? text : sign + text }
    if isLeftAligned { return sign + text + String(repeating: " ", count: missing) }
    if padsWithZeros { return sign + String(repeating: "0", count: missing) + text }
    return String(repeating: " ", count: missing) + sign + text
  }
}

extension FormatArgument {
  /// The sign and the magnitude of a whole number, or of a fraction without its decimals.
  package var integer: (isNegative: Bool, magnitude: UInt64)? {
    switch self {
    case .signed(let value): (value < 0, value.magnitude)
    case .unsigned(let value): (false, value)
    case .number(let value): UInt64(exactly: abs(value).rounded(.down)).map { (value < 0, $0) }
    case .string, .text: nil
    }
  }

  package var double: Double? {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .text: nil
    }
  }

  /// The bit pattern of the whole number.
  var bits: UInt64? {
    switch self {
    case .signed(let value): UInt64(bitPattern: value)
    case .unsigned(let value): value
    case .number(let value): UInt64(exactly: value.rounded(.towardZero))
    case .string, .text: nil
    }
  }

  /// Returns the argument without formatting options. The result for text is an empty string, because text must be resolved at the point of
  /// use.
  func plain(_ numerals: LocaleNumerals) -> String {
    switch self {
    case .string(let string): string
    case .signed(let value): (value < 0 ? "-" : "") + numerals.grouped(String(value.magnitude))
    case .unsigned(let value): numerals.grouped(String(value))
    case .number(let value): numerals.plain(value)
    case .text: ""
    }
  }
}
