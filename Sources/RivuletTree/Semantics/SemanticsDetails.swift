/// What few elements say besides role, label and value.
package struct SemanticsDetails: Equatable {
  /// One of the lists of places that a screen reader can step through.
  package struct Rotor: Equatable {
    package var label: String
    /// What the places are called, in order.
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
    /// Whether it is read at once.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// Hears where the screen reader is. Compared by identity.
  package final class FocusFollower: Equatable {
    private let tell: (Bool) -> Void

    package init(_ tell: @escaping (Bool) -> Void) {
      self.tell = tell
    }

    /// The screen reader came to the element, or left it.
    @MainActor package func readerMoved(isHere: Bool) { tell(isHere) }

    package static func == (lhs: FocusFollower, rhs: FocusFollower) -> Bool { lhs === rhs }
  }

  /// From 1 to 6 for a heading of a level.
  package var headingLevel: Int?
  /// What else the element is called by people who speak, the best first.
  package var inputLabels: [String]?
  /// Siblings with higher numbers are read first; nil counts as zero.
  package var sortPriority: Double?
  package var actions: [SemanticsAction] = []
  package var rotors: [Rotor] = []
  package var contents: [Content] = []
  /// Whether the app wants the screen reader to go here.
  package var wantsFocus = false
  /// The states that follow the screen reader to this element and away from it.
  package var focusFollowers: [FocusFollower] = []
  /// Whether a tap means something here; nil leaves that to the element.
  package var respondsToInteraction: Bool?
  /// Whether what is inside that is marked as actions are actions of the element.
  package var takesActions = false
  /// The name of the symbol that is shown, by which tests find it too.
  package var symbol: String?

  package init() {}

  /// These with what a modifier outside says; the outer word counts where both speak.
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

  /// The words that a dump of the semantics adds for an element.
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
  /// What assistive technology can do with the element besides what its role says.
  package var actions: [SemanticsAction] { details?.actions ?? [] }
}
