import RivuletCore

/// The options of a picker, with what choosing them writes (B21.21).
struct PickerOptions<Value: Hashable> {
  /// One option.
  struct Option: Identifiable {
    let subview: Subview
    /// What choosing it writes; nil for one that cannot be chosen (B21.24).
    let tag: Value?
    let mark: OptionMark
    let isDisabled: Bool

    var id: Subview.ID { subview.id }
    var canBeChosen: Bool { tag != nil && !isDisabled }
  }

  let options: [Option]
  let selection: PickerSelection<Value>

  /// The views of the content, and what they say of themselves. A value that no option has is reported (B21.23).
  @MainActor init(_ subviews: SubviewsCollection, _ selection: PickerSelection<Value>) {
    var isFound = false
    options = subviews.map { subview in
      let values = subview.containerValues
      let tag = values.tag(for: Value.self) ?? subview.givenID?.exactly(Value.self)
      var mark = selection.mark(of: tag)
      if mark == .chosen {
        // Of equal tags the first is chosen (B21.22).
        if isFound { mark = .none }
        isFound = true
      }
      return Option(subview: subview, tag: tag, mark: mark, isDisabled: values.listRow.isSelectionDisabled)
    }
    self.selection = selection
    if !isFound, selection.needsOption { Self.reportMissing(selection) }
  }

  /// The place of the chosen option; nil if there is none.
  var chosenIndex: Int? { options.firstIndex { $0.mark == .chosen } }

  /// Takes over the value of an option.
  func choose(_ option: Option) {
    if let tag = option.tag, !option.isDisabled { selection.choose(tag) }
  }

  /// Chooses the next option that can be, in a direction; at the end nothing changes (B21.92).
  func choose(by step: Int) {
    var index = (chosenIndex ?? (step > 0 ? -1 : options.count)) + step
    while options.indices.contains(index), !options[index].canBeChosen { index += step }
    if options.indices.contains(index) { choose(options[index]) }
  }

  private static func reportMissing(_ selection: PickerSelection<Value>) {
    let value = selection.common.map { "\($0)" } ?? ""
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "Picker",
      "The selection \"\(value)\" of a Picker is invalid and has no associated tag; nothing is marked. "
        + "Give one of its options the tag of that value, of exactly the type \(Value.self).")
  }
}

extension AnyHashable {
  /// The value, if it is of exactly this type.
  fileprivate func exactly<Value>(_ type: Value.Type) -> Value? {
    Swift.type(of: base) == type ? base as? Value : nil
  }
}
