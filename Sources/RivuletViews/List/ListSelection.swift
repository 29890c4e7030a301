import RivuletCore

/// What is selected of the rows of a list, and how people change it (B17.30).
struct ListSelection {
  enum Kind {
    /// Always one.
    case one
    /// One or none.
    case optional
    /// Any number.
    case several
  }

  let kind: Kind
  /// The value that selects a row: its tag, or else the value of its link, or else its id, if that is of the type of the selection; nil for a row that
  /// cannot be selected (B17.31).
  let value: (ContainerValues, AnyHashable?) -> AnyHashable?
  /// What is selected; whoever reads it depends on it.
  let selected: () -> Set<AnyHashable>
  /// Selects so many.
  let select: (Set<AnyHashable>) -> Void

  private init<Value: Hashable>(
    _ kind: Kind, _ type: Value.Type, selected: @escaping () -> Set<AnyHashable>, select: @escaping (Set<AnyHashable>) -> Void
  ) {
    self.kind = kind
    value = { values, id in
      if let tag = values.tag(for: Value.self) { return AnyHashable(tag) }
      return [values.listRow.linkValue, id].lazy.compactMap { $0 }.first { $0.base is Value && Swift.type(of: $0.base) == Value.self }
    }
    self.selected = selected
    self.select = select
  }

  /// One row, which cannot be deselected.
  init<Value: Hashable>(_ binding: Binding<Value>) {
    self.init(
      .one, Value.self, selected: { [AnyHashable(binding.wrappedValue)] },
      select: { if let value = $0.first?.base as? Value { binding.wrappedValue = value } })
  }

  /// One row or none.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    self.init(
      .optional, Value.self, selected: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      select: { binding.wrappedValue = $0.first?.base as? Value })
  }

  /// Any number of rows.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    self.init(
      .several, Value.self, selected: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
      select: { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) })
  }
}
