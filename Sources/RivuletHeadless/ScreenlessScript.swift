import Foundation

/// What to do with an app that has no screen, step by step.
///
/// Steps are separated by semicolons or line breaks: `texts` prints what is drawn, `issues` the runtime issues, `semantics` and `display`
/// those dumps; `tap NAME`, `type TEXT into NAME`, `advance SECONDS`, `settle`; `png FILE` writes a picture and `say TEXT`
/// prints a line.
package struct ScreenlessScript: Equatable, Sendable {
  /// One step.
  package enum Step: Equatable, Sendable {
    case texts, issues, semantics, display, settle
    case say(String)
    case tap(String)
    case type(String, into: String)
    case advance(Double)
    case png(String)
  }

  /// In order.
  package let steps: [Step]

  /// Reads a script. Throws a sentence for what is no step.
  package init(_ text: String) throws(ScreenlessError) {
    var steps: [Step] = []
    for line in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty { continue }
      steps.append(try Self.step(words))
    }
    self.steps = steps
  }

  private static func step(_ text: String) throws(ScreenlessError) -> Step {
    let verb = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(verb.count).trimmingCharacters(in: .whitespaces)
    switch (verb, rest.isEmpty) {
    case ("texts", true): return .texts
    case ("issues", true): return .issues
    case ("semantics", true): return .semantics
    case ("display", true): return .display
    case ("settle", true): return .settle
    case ("say", _): return .say(rest)
    case ("tap", false): return .tap(rest)
    case ("type", false):
      guard let middle = rest.range(of: " into ", options: .backwards) else { throw ScreenlessError.noStep(text) }
      return .type(String(rest[..<middle.lowerBound]), into: String(rest[middle.upperBound...]))
    case ("png", false):
      guard rest.lowercased().hasSuffix(".png") else { throw ScreenlessError.otherFormat(rest) }
      return .png(rest)
    case ("advance", false):
      guard let seconds = Double(rest), seconds >= 0, seconds <= 1e6 else { throw ScreenlessError.noStep(text) }
      return .advance(seconds)
    default: throw ScreenlessError.noStep(text)
    }
  }
}
