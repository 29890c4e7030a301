import Foundation
import RivuletCore

/// A modifier that adds a date field's accessibility, pointer interaction, and keyboard interaction.
struct DateFieldModifier: NodeModifier {
  let entry: DateEntry
  let value: String

  static func makeBehavior(_ inputs: _ViewListInputs) -> PressBehavior { PressBehavior() }

  func update(_ node: BehaviorNode<PressBehavior>, environment: EnvironmentReader) {
    let isEnabled = environment.values.isEnabled
    let responder = node.responder as? DateFieldResponder ?? DateFieldResponder(entry)
    responder.entry = entry
    responder.isEnabled = isEnabled
    node.responder = responder
    let handler = node.keyPressHandler ?? KeyPressHandler(node)
    handler.action = { [weak responder] press in responder?.take(press) ?? .ignored }
    var element = SemanticsElement()
    element.isEnabled = isEnabled
    node.semantics = element
  }
}

/// The responder of a date field.
@MainActor
final class DateFieldResponder: EventResponder {
  var entry: DateEntry
  var isEnabled = true

  init(_ entry: DateEntry) {
    self.entry = entry
  }

  var canFocus: Bool { isEnabled && !entry.parts.isEmpty }

  func focusChanged(_ isFocused: Bool, in node: ViewNode) {
    if !isFocused { entry.finish() }
    entry.session.wrappedValue.isFocused = isFocused
    entry.session.wrappedValue.typed = ""
    if isFocused { entry.session.wrappedValue.place = 0 }
  }

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool { canFocus }

  func pointerBegan(at point: CGPoint, in node: ViewNode) {
    node.tree.keyboard.focus(node)
    entry.finish()
    let place = Int(point.x / max(node.size.width, 1) * CGFloat(entry.parts.count))
    entry.session.wrappedValue.place = min(max(place, 0), entry.parts.count - 1)
  }

  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool {
    guard isEnabled, case .steps(let count) = adjustment else { return false }
    entry.step(count)
    return true
  }

  /// Handles a key press while the field has the focus.
  func take(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, press.phase != .up, press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
    switch press.key {
    case .upArrow: entry.step(1)
    case .downArrow: entry.step(-1)
    case .leftArrow: _ = entry.move(-1)
    case .rightArrow: _ = entry.move(1)
    case .tab: return entry.move(press.modifiers.contains(.shift) ? -1 : 1) ? .handled : .ignored
    case .return:
      entry.finish()
      return .handled
    case .delete: entry.session.wrappedValue.typed = ""
    default:
      guard let character = press.characters.lowercased().first else { return .ignored }
      if let digit = character.wholeNumberValue {
        entry.type(digit)
      } else if !entry.typeHalf(character) {
        return .ignored
      }
    }
    return .handled
  }
}
