import RivuletCore

/// The accessibility settings that modifiers apply to a view. A nil property is left unchanged.
struct AccessibilityAttachment {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  /// The rarely used settings, or nil if the view has none of them.
  var more: More?

  /// The rarely used settings.
  struct More {
    var headingLevel: AccessibilityHeadingLevel?
    var inputLabels: [Text]?
    var sortPriority: Double?
    var actions: [AccessibilityActionAttachment] = []
    var contents: [AccessibilityContentAttachment] = []
    var rotors: [AccessibilityRotorAttachment] = []
    var wantsFocus = false
    var focusFollowers: [SemanticsDetails.FocusFollower] = []
    var respondsToInteraction: Bool?
    /// A Boolean value that indicates whether the buttons in the accessibility actions content become the element's actions.
    var usesContentAsActions = false
  }

  /// Changes the rarely used settings, creating them if needed.
  mutating func add(_ change: (inout More) -> Void) {
    var more = more ?? More()
    change(&more)
    self.more = more
  }
}

extension AccessibilityAttachment {
  /// Returns these settings combined with the settings of an outer modifier, which take precedence.
  func adding(_ outer: AccessibilityAttachment) -> AccessibilityAttachment {
    var sum = self
    sum.label = outer.label ?? label
    sum.value = outer.value ?? value
    sum.hint = outer.hint ?? hint
    sum.identifier = outer.identifier ?? identifier
    sum.isHidden = outer.isHidden ?? isHidden
    sum.addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
    sum.removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
    sum.children = outer.children ?? children
    if let further = outer.more { sum.more = more?.adding(further) ?? further }
    return sum
  }

  /// Returns the settings for the semantics tree, with text resolved in the view's environment.
  @MainActor
  func element(in environment: EnvironmentValues, services: any HostServices) -> SemanticsElement {
    var element = SemanticsElement()
    element.label = label?.resolvedString(in: environment, services: services)
    element.value = value?.resolvedString(in: environment, services: services)
    element.hint = hint?.resolvedString(in: environment, services: services)
    element.identifier = identifier
    element.isHidden = isHidden ?? false
    element.isSelected = addedTraits.contains(.isSelected)
    element.traits = addedTraits.semantics
    element.addedRole = addedTraits.role
    element.removedTraits = removedTraits.semantics
    element.details = more?.details(in: environment, services: services)
    if more?.headingLevel != nil { element.traits.insert(.header) }
    if let children {
      element.role = addedTraits.role ?? .group
      element.children = children.semantics
    }
    return element
  }
}

extension AccessibilityAttachment.More {
  fileprivate func adding(_ outer: Self) -> Self {
    var sum = self
    sum.headingLevel = outer.headingLevel ?? headingLevel
    sum.inputLabels = outer.inputLabels ?? inputLabels
    sum.sortPriority = outer.sortPriority ?? sortPriority
    sum.actions += outer.actions
    sum.contents += outer.contents
    sum.rotors += outer.rotors
    sum.wantsFocus = wantsFocus || outer.wantsFocus
    sum.focusFollowers += outer.focusFollowers
    sum.respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
    sum.usesContentAsActions = usesContentAsActions || outer.usesContentAsActions
    return sum
  }

  @MainActor
  fileprivate func details(in environment: EnvironmentValues, services: any HostServices) -> SemanticsDetails {
    func string(_ text: Text) -> String { text.resolvedString(in: environment, services: services) }
    var details = SemanticsDetails()
    details.headingLevel = headingLevel.flatMap { $0 == .unspecified ? nil : Int($0.rawValue) }
    details.inputLabels = inputLabels?.map(string)
    details.sortPriority = sortPriority
    details.actions = actions.map { $0.resolved(in: environment, services) }
    details.contents = contents.compactMap { content in
      content.value.map { SemanticsDetails.Content(label: string(content.label), value: string($0), isImportant: content.isImportant) }
    }
    details.rotors = rotors.map { SemanticsDetails.Rotor(label: string($0.label), entries: $0.entries().map(string)) }
    details.wantsFocus = wantsFocus
    details.focusFollowers = focusFollowers
    details.respondsToInteraction = respondsToInteraction
    details.usesContentAsActions = usesContentAsActions
    return details
  }
}
