package import RivuletCore
import RivuletElements

/// A list's selection, with the function that changes it (B17.30).
package struct ListSelection {
  package enum Kind {
    /// Exactly one row.
    case one
    /// At most one row.
    case optional
    /// Any number of rows.
    case several
  }

  package let kind: Kind
  /// The function that returns a row's selection value: its tag, its link's value, or its identifier, provided that the type matches the
  /// selection. The result is nil for a row that cannot be selected (B17.31).
  let value: (ContainerValues, AnyHashable?) -> AnyHashable?
  /// The function that returns the selected values. A rule that calls the function depends on the selection.
  let selected: () -> Set<AnyHashable>
  /// The function that replaces the selection.
  package let select: (Set<AnyHashable>) -> Void

  private init<Value: Hashable>(
    _ kind: Kind, _ type: Value.Type, selected: @escaping () -> Set<AnyHashable>, select: @escaping (Set<AnyHashable>) -> Void
  ) {
    self.kind = kind
    value = { values, id in
      if let tag = values.tag(for: Value.self) { return AnyHashable(tag) }
      return [values.listRow.link, id].lazy.compactMap { $0 }.first { Swift.type(of: $0.base) == Value.self }
    }
    self.selected = selected
    self.select = select
  }

  /// Creates a selection of exactly one row, which cannot be cleared.
  package init<Value: Hashable>(_ binding: Binding<Value>) {
    self.init(
      .one, Value.self, selected: { [AnyHashable(binding.wrappedValue)] },
      select: { if let value = $0.first?.base as? Value { binding.wrappedValue = value } })
  }

  /// Creates a selection of at most one row.
  package init<Value: Hashable>(_ binding: Binding<Value?>) {
    self.init(
      .optional, Value.self, selected: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      select: { binding.wrappedValue = $0.first?.base as? Value })
  }

  /// Creates a selection of any number of rows.
  package init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    self.init(
      .several, Value.self, selected: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
      select: { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) })
  }
}
