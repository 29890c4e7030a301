import RivuletCore

/// One command of a random script of edits.
enum EditStep: CustomStringConvertible {
  case insert(String, keepsBreaks: Bool, keepsTabs: Bool)
  case move(EditingDirection, EditingUnit, extending: Bool)
  case delete(EditingDirection, EditingUnit)
  case selectAll
  case select(anchor: Int, head: Int)
  case selectWord(Int), selectParagraph(Int)
  case mark(String), commit
  case deleteAround(before: Int, after: Int)
  case undo, redo
  /// Somebody else writes another text.
  case follow(String)
  /// Puts a string in the place of each character that is like the first one.
  case replaceLike(Int, String)

  /// What is written: letters of many scripts, marks that join what is before them, joined emoji, flags, breaks of each sort, and no characters at all.
  static let pieces = [
    "a", "b", "X", "e", " ", "  ", "\n", "\r\n", "\r", "\t", "é", "e\u{301}", "\u{301}", "\u{327}\u{301}", "👩‍👩‍👧", "\u{200D}", "👩", "👧", "🇩🇪",
    "🇷",
    "👍🏽", "\u{1F3FD}", "❤", "\u{FE0F}", "שלום", "ש", "مرحبا", "ـ", "\u{64B}", "한", "ᄀ", "ᅡ", "각", "漢字", "ひ", "カ", "1", "_", ".", ",", "'",
    "’", "don't",
    "\u{0}", "\u{7}", "\u{2028}", "\u{2029}", "\u{85}", "\u{A0}", "\u{202E}", "\u{200F}", "\u{FEFF}", "क्षि", "\u{94D}", "ไทย", "", "one two",
  ]

  static func text(using random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<random.next(below: 4) { text += pieces[random.next(below: pieces.count)] }
    return text
  }

  static func random(using random: inout SeededGenerator) -> EditStep {
    let direction: EditingDirection = random.next(below: 2) == 0 ? .backward : .forward
    let units: [EditingUnit] = [.character, .character, .character, .word, .line, .text]
    let unit = units[random.next(below: units.count)]
    let offset = { (random: inout SeededGenerator) in random.next(below: 60) - 5 }
    switch random.next(below: 24) {
    case 0..<8: return .insert(text(using: &random), keepsBreaks: random.next(below: 2) == 0, keepsTabs: random.next(below: 2) == 0)
    case 8..<12: return .move(direction, unit, extending: random.next(below: 2) == 0)
    case 12..<15: return .delete(direction, unit)
    case 15: return .select(anchor: offset(&random), head: offset(&random))
    case 16: return random.next(below: 4) == 0 ? .selectAll : .selectWord(offset(&random))
    case 17: return .selectParagraph(offset(&random))
    case 18: return .mark(text(using: &random))
    case 19: return .commit
    case 20: return .deleteAround(before: random.next(below: 4), after: random.next(below: 4))
    case 21: return .undo
    case 22: return .redo
    default:
      return random.next(below: 3) == 0
        ? .follow(text(using: &random) + text(using: &random)) : .replaceLike(offset(&random), text(using: &random))
    }
  }

  var description: String {
    switch self {
    case .insert(let text, let breaks, let tabs): "insert \(text.debugDescription) breaks \(breaks) tabs \(tabs)"
    case .move(let direction, let unit, let extending): "move \(direction) \(unit)\(extending ? " extending" : "")"
    case .delete(let direction, let unit): "delete \(direction) \(unit)"
    case .selectAll: "select all"
    case .select(let anchor, let head): "select \(anchor) to \(head)"
    case .selectWord(let offset): "select word at \(offset)"
    case .selectParagraph(let offset): "select paragraph at \(offset)"
    case .mark(let text): "mark \(text.debugDescription)"
    case .commit: "commit"
    case .deleteAround(let before, let after): "delete around \(before) \(after)"
    case .undo: "undo"
    case .redo: "redo"
    case .follow(let text): "follow \(text.debugDescription)"
    case .replaceLike(let offset, let text): "replace all like \(offset) by \(text.debugDescription)"
    }
  }
}

extension EditingState {
  /// Carries out a step.
  mutating func apply(_ step: EditStep) {
    switch step {
    case .insert(let text, let breaks, let tabs): insert(text, keepingBreaks: breaks, keepingTabs: tabs)
    case .move(let direction, let unit, let extending): move(direction, by: unit, extending: extending)
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .selectAll: selectAll()
    case .select(let anchor, let head):
      moveCaret(to: anchor)
      moveCaret(to: head, extending: true)
    case .selectWord(let offset): selectWord(at: offset)
    case .selectParagraph(let offset): selectParagraph(at: offset)
    case .mark(let text): mark(text, selection: 0..<0)
    case .commit: commitMarked()
    case .deleteAround(let before, let after): deleteAround(before: before, after: after)
    case .undo: undo()
    case .redo: redo()
    case .follow(let text): self = following(text)
    case .replaceLike(let offset, let text): replace(EditModel.characters(like: offset, in: self.text), with: text)
    }
  }
}
