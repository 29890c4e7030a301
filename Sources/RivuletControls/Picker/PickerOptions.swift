package import RivuletCore
import RivuletElements

/// The options of a picker, with the values that they set (B21.21).
package struct PickerOptions<Value: Hashable> {
  /// An option of a picker.
  package struct Option: Identifiable {
    package let subview: Subview
    /// The value that the option sets; nil for an unselectable option (B21.24).
    let tag: Value?
    package let mark: OptionMark
    let isDisabled: Bool

    package var id: Subview.ID { subview.id }
    package var canBeChosen: Bool { tag != nil && !isDisabled }
  }

  /// A view in the content: either an option, or a view between options.
  package struct Part: Identifiable {
    package let subview: Subview
    package let kind: PickerPart
    /// The option; nil for other views.
    package let option: Option?

    package var id: Subview.ID { subview.id }
  }

  /// The options under a header.
  package struct Section: Identifiable {
    package let id: Subview.ID
    var header: Subview?
    var footer: Subview?
    var options: [Option] = []
  }

  /// All views in the content, in order.
  package let parts: [Part]
  package let options: [Option]
  package let selection: PickerSelection<Value>

  /// Creates options from the views in the content, and reports a value that no option matches (B21.23).
  @MainActor package init(_ subviews: SubviewsCollection, _ selection: PickerSelection<Value>) {
    var isFound = false
    parts = subviews.map { subview in
      let values = subview.containerValues
      guard values.pickerPart == .option else { return Part(subview: subview, kind: values.pickerPart, option: nil) }
      let tag = values.tag(for: Value.self) ?? subview.givenID?.exactly(Value.self)
      var mark = selection.mark(of: tag)
      if mark == .chosen {
        // If several options have equal tags, only the first is selected (B21.22).
        if isFound { mark = .none }
        isFound = true
      }
      let option = Option(subview: subview, tag: tag, mark: mark, isDisabled: values.listRow.isSelectionDisabled)
      return Part(subview: subview, kind: .option, option: option)
    }
    options = parts.compactMap(\.option)
    self.selection = selection
    if !isFound, selection.needsOption { Self.reportMissing(selection) }
  }

  /// The options grouped by section. Consecutive options outside sections form a section of their own.
  var sections: [Section] {
    var sections: [Section] = []
    var isOpen = false
    for part in parts where part.kind != .divider {
      if part.kind == .edge {
        isOpen = false
        continue
      }
      if !isOpen { sections.append(Section(id: part.id)) }
      isOpen = true
      switch part.kind {
      case .header: sections[sections.count - 1].header = part.subview
      case .footer: sections[sections.count - 1].footer = part.subview
      case .option, .divider, .edge: if let option = part.option { sections[sections.count - 1].options.append(option) }
      }
    }
    return sections
  }

  /// The index of the selected option; nil if no option is selected.
  var chosenIndex: Int? { options.firstIndex { $0.mark == .chosen } }

  /// Writes an option's value to the selection.
  package func choose(_ option: Option) {
    if let tag = option.tag, !option.isDisabled { selection.choose(tag) }
  }

  /// Chooses the next enabled option in a direction. The method has no effect at the end of the options (B21.92).
  func choose(by step: Int) {
    var index = (chosenIndex ?? (step > 0 ? -1 : options.count)) + step
    while options.indices.contains(index), !options[index].canBeChosen { index += step }
    if options.indices.contains(index) { choose(options[index]) }
  }

  private static func reportMissing(_ selection: PickerSelection<Value>) {
    let value = selection.common.map { "\($0)" } ?? ""
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "Picker",
      "The selection \"\(value)\" of a Picker is invalid and has no associated tag; no option is selected. "
        + "Tag one of its options with that value, of exactly the type \(Value.self).")
  }
}

extension AnyHashable {
  /// Returns the value as the given type if its type is exactly that type, or nil otherwise.
  fileprivate func exactly<Value>(_ type: Value.Type) -> Value? {
    Swift.type(of: base) == type ? base as? Value : nil
  }
}
