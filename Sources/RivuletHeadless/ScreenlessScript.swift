import Foundation
package import RivuletHost

/// A list of steps to execute in an app without a screen.
///
/// Steps are separated by semicolons or line breaks. `texts` prints the visible text, `issues` prints the runtime issues, and `semantics`
/// and `display` print the corresponding dumps. `png FILE` writes an image, and `say TEXT` prints a line.
///
/// `tap NAME`, `menu NAME` (a context menu), `type TEXT into NAME`, `clear NAME`, `key KEY`, `scroll DIRECTION over NAME` and
/// `swipe DIRECTION NAME` simulate a person's actions, and each runs until all motion has ended. `advance SECONDS` advances the clock,
/// `wait NAME` waits for work on other threads, and `settle` waits for the app to settle while the clock stands still.
package struct ScreenlessScript: Equatable, Sendable {
  /// A step in a script.
  package enum Step: Equatable, Sendable {
    case texts, issues, semantics, display, settle
    case say(String)
    case tap(String)
    case menu(String)
    case type(String, into: String)
    case clear(String)
    case key(KeyInput.Key, KeyInput.Modifiers)
    /// Scrolls by most of the visible length, over the centre of the window if the name is nil.
    case scroll(ScreenDirection, over: String?)
    case swipe(ScreenDirection, String)
    case advance(Double)
    case wait(String)
    case png(String)
  }

  /// The steps, in order.
  package let steps: [Step]

  /// The steps, in order.
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
    case ("menu", false): return .menu(rest)
    case ("clear", false): return .clear(rest)
    case ("wait", false): return .wait(rest)
    case ("type", false):
      guard let middle = rest.range(of: " into ", options: .backwards) else { throw ScreenlessError.invalidStep(text) }
      return .type(String(rest[..<middle.lowerBound]), into: String(rest[middle.upperBound...]))
    case ("key", false):
      guard let (key, modifiers) = self.key(rest) else { throw ScreenlessError.invalidStep(text) }
      return .key(key, modifiers)
    case ("scroll", false):
      let words = rest.split(separator: " over ", maxSplits: 1)
      guard let direction = ScreenDirection(rawValue: String(words[0])) else { throw ScreenlessError.invalidStep(text) }
      return .scroll(direction, over: words.count > 1 ? String(words[1]) : nil)
    case ("swipe", false):
      let words = rest.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let direction = ScreenDirection(rawValue: String(words[0])) else { throw ScreenlessError.invalidStep(text) }
      return .swipe(direction, String(words[1]))
    case ("png", false):
      guard rest.lowercased().hasSuffix(".png") else { throw ScreenlessError.unsupportedFormat(rest) }
      return .png(rest)
    case ("advance", false):
      guard let seconds = Double(rest), seconds >= 0, seconds <= 1e6 else { throw ScreenlessError.invalidStep(text) }
      return .advance(seconds)
    default: throw ScreenlessError.invalidStep(text)
    }
  }

  /// Returns the key for text such as `return` or `command-shift-n`, or nil if the text doesn't name a key.
  private static func key(_ text: String) -> (KeyInput.Key, KeyInput.Modifiers)? {
    var modifiers: KeyInput.Modifiers = []
    var rest = text[...]
    let held: [(name: String, modifier: KeyInput.Modifiers)] = [
      ("command-", .command), ("control-", .control), ("option-", .option), ("shift-", .shift),
    ]
    while let (name, modifier) = held.first(where: { rest.count > $0.name.count && rest.hasPrefix($0.name) }) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(name.count)
    }
    let named: [Substring: KeyInput.Key] = [
      "tab": .tab, "space": .space, "return": .enter, "escape": .escape, "left": .left, "right": .right, "up": .up, "down": .down,
      "home": .home,
      "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "backspace": .backspace, "delete": .delete, "menu": .menu,
    ]
    if let key = named[rest] { return (key, modifiers) }
    return rest.count == 1 ? (.character(String(rest)), modifiers) : nil
  }
}
