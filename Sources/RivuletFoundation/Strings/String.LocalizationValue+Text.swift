import Foundation

extension String.LocalizationValue {
  /// Returns a translation in which the specifiers are replaced by the values. A specifier may include the position of its value, as in
  /// `%2$@`.
  func text(in format: String, _ locale: Locale) -> String {
    var next = 0
    return format.replacing(Self.specifier) { match in
      guard let kind = match.output.kind else { return "%" }
      let index = match.output.place.flatMap { Int($0) }.map { $0 - 1 } ?? next
      if match.output.place == nil { next += 1 }
      guard arguments.indices.contains(index) else { return String(match.output.0) }
      return Self.text(of: arguments[index], flags: String(match.output.flags ?? ""), kind: String(kind), locale)
    }
  }

  private nonisolated(unsafe) static let specifier =
    /%(?:%|(?:(?<place>\d+)\$)?(?<flags>[-+ 0#']*\d*(?:\.\d+)?)(?<kind>@|(?:hh|h|ll|l|q|z|t|j)?[diuoxX]|l?[fFeEgGaA]))/

  private static func text(of argument: Argument, flags: String, kind: String, _ locale: Locale) -> String {
    let conversion = kind.last.map(String.init) ?? "@"
    switch argument {
    case .text(let text): return text
    case .integer(let value) where "diuoxX".contains(conversion):
      return String(format: "%\(flags)ll\(conversion)", locale: locale, value)
    case .natural(let value) where "diuoxX".contains(conversion):
      return String(format: "%\(flags)ll\(conversion)", locale: locale, value)
    case .number(let value) where "fFeEgGaA".contains(conversion):
      return String(format: "%\(flags)\(conversion)", locale: locale, value)
    case .integer(let value): return "\(value)"
    case .natural(let value): return "\(value)"
    case .number(let value): return "\(value)"
    }
  }
}
