import RivuletCore

/// Notes the parts of a turn as `turn(transaction(structure() layout()) commit())`, without what bodies and rules report inside of them.
@MainActor
final class SpanLog: Tracer {
  private static let names: Set<String> = [
    "turn", "transaction", "structure", "layout", "scrolling", "preferences", "drawing", "actions", "commit", "memory",
  ]
  private var text = ""
  /// Whether each of the spans that are open is noted.
  private var open: [Bool] = []

  func begin(_ name: StaticString, of type: (any Any.Type)?) {
    let isNoted = SpanLog.names.contains("\(name)")
    open.append(isNoted)
    guard isNoted else { return }
    if let last = text.last, last != "(" { text += " " }
    text += "\(name)("
  }

  func end() {
    if open.removeLast() { text += ")" }
  }

  /// What was noted since this was last asked; the brackets of parts without parts are left out.
  func take() -> String {
    defer { text = "" }
    return text.replacing("()", with: "")
  }
}
