/// Rarely used properties of an element, besides role, label and value.
package struct SemanticsDetails: Equatable {
  /// A list of locations that a screen reader can step through.
  package struct Rotor: Equatable {
    package var label: String
    /// The labels of the locations, in order.
    package var entries: [String]

    package init(label: String, entries: [String]) {
      self.label = label
      self.entries = entries
    }
  }

  /// A fact about an element that is read on request.
  package struct Content: Equatable {
    package var label: String
    package var value: String
    /// True if the fact is read immediately.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A listener for the position of the screen reader, compared by identity.
  package final class FocusFollower: Equatable {
    private let tell: (Bool) -> Void

    package init(_ tell: @escaping (Bool) -> Void) {
      self.tell = tell
    }

    /// Called when the screen reader moves to the element or away from it.
    @MainActor package func readerMoved(isHere: Bool) { tell(isHere) }

    package static func == (lhs: FocusFollower, rhs: FocusFollower) -> Bool { lhs === rhs }
  }

  /// The level of a heading, from 1 to 6.
  package var headingLevel: Int?
  /// The names by which people address the element by voice, best first.
  package var inputLabels: [String]?
  /// The sort priority. Siblings with higher numbers are read first; nil is treated as zero.
  package var sortPriority: Double?
  package var actions: [SemanticsAction] = []
  package var rotors: [Rotor] = []
  package var contents: [Content] = []
  /// True if the app wants the screen reader to move here.
  package var wantsFocus = false
  /// The states that are notified when the screen reader moves to this element or away from it.
  package var focusFollowers: [FocusFollower] = []
  /// True if a tap has an effect here; nil lets the element decide.
  package var respondsToInteraction: Bool?
  /// True if the buttons inside that are marked as actions become actions of the element.
  package var takesActions = false
  /// The name of the displayed symbol, which tests can also use to find the element.
  package var symbol: String?

  package init() {}

  /// Returns these details combined with those of an outer modifier. If both set a value, the outer one applies.
  func adding(_ outer: SemanticsDetails) -> SemanticsDetails {
    var sum = self
    sum.headingLevel = outer.headingLevel ?? headingLevel
    sum.inputLabels = outer.inputLabels ?? inputLabels
    sum.sortPriority = outer.sortPriority ?? sortPriority
    let own = actions.filter { action in !outer.actions.contains { $0.kind == action.kind } }
    sum.actions = own + outer.actions
    sum.rotors = rotors + outer.rotors
    sum.contents = contents.filter { content in !outer.contents.contains { $0.label == content.label } } + outer.contents
    sum.wantsFocus = wantsFocus || outer.wantsFocus
    sum.focusFollowers = focusFollowers + outer.focusFollowers
    sum.respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
    return sum
  }

  /// The description of the details in a dump of the semantics.
  var dump: String {
    var line = ""
    if let headingLevel { line += " heading=\(headingLevel)" }
    if let inputLabels { line += " called=\(inputLabels.joined(separator: "|"))" }
    for action in actions {
      if case .custom(let name) = action.kind { line += " action=\"\(name)\"" } else { line += " action=\(action.kind)" }
    }
    for rotor in rotors { line += " rotor=\"\(rotor.label): \(rotor.entries.joined(separator: ", "))\"" }
    for content in contents { line += " more=\"\(content.label): \(content.value)\"" }
    if wantsFocus { line += " focused" }
    return line
  }
}

extension SemanticsElement {
  /// The actions that assistive technology can perform on the element, besides those of its role.
  package var actions: [SemanticsAction] { details?.actions ?? [] }
}
