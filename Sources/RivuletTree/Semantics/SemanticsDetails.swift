/// The rarely used properties of an element.
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

  /// Additional information about an element that the screen reader reads on request.
  package struct Content: Equatable {
    package var label: String
    package var value: String
    /// True if the screen reader reads the information without a request.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// An observer of the screen reader's position, compared by identity.
  package final class FocusFollower: Equatable {
    private let tell: (Bool) -> Void

    package init(_ tell: @escaping (Bool) -> Void) {
      self.tell = tell
    }

    /// Called when the screen reader moves to or away from the element.
    @MainActor package func readerMoved(isHere: Bool) { tell(isHere) }

    package static func == (lhs: FocusFollower, rhs: FocusFollower) -> Bool { lhs === rhs }
  }

  /// The heading level, from 1 to 6.
  package var headingLevel: Int?
  /// The names with which the element can be addressed by voice, in order of preference.
  package var inputLabels: [String]?
  /// The sort priority. Siblings with higher priorities are read first. A nil value counts as zero.
  package var sortPriority: Double?
  package var actions: [SemanticsAction] = []
  package var rotors: [Rotor] = []
  package var contents: [Content] = []
  /// True if the app requests that the screen reader move to this element.
  package var wantsFocus = false
  /// The observers to notify when the screen reader moves to or away from this element.
  package var focusFollowers: [FocusFollower] = []
  /// True if a tap on the element has an effect; nil to use the element's default.
  package var respondsToInteraction: Bool?
  /// True if enclosed buttons that are marked as actions become actions of this element.
  package var usesContentAsActions = false
  /// The name of the displayed symbol, by which tests can also find the element.
  package var symbol: String?

  package init() {}

  /// Returns these details merged with those of an outer modifier, which take precedence.
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

  /// The description of these details in a dump of the semantics tree.
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
  /// The actions that assistive technology can perform on the element, in addition to those of its role.
  package var actions: [SemanticsAction] { details?.actions ?? [] }
}
