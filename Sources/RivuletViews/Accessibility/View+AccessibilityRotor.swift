public import RivuletCore

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Adds a list of places that a screen reader steps through.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // Asked on the main actor only.
    nonisolated(unsafe) let entries = entries
    return rotor(label) { entries()._labels }
  }

  /// Adds a list of places that a screen reader steps through, with a label from the string table.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // Asked on the main actor only.
    nonisolated(unsafe) let entries = entries
    return rotor(Text(labelKey)) { entries()._labels }
  }

  /// Adds a list of places that a screen reader steps through, with a label that is read as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // Asked on the main actor only.
    nonisolated(unsafe) let entries = entries
    return rotor(Text(label)) { entries()._labels }
  }

  /// Fills one of the lists that every app has.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // Asked on the main actor only.
    nonisolated(unsafe) let entries = entries
    return rotor(systemRotor.label) { entries()._labels }
  }

  /// Adds a list of places, one for each element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let labels = entries.map { Text($0[keyPath: entryLabel]) }
    return rotor(rotorLabel) { labels }
  }

  /// Adds a list of places, one for each element, with a label from the string table.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a list of places, one for each element, with a label that is read as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a list of places, one for each element, which has the id at a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let labels = entries.map { Text($0[keyPath: entryLabel]) }
    return rotor(rotorLabel) { labels }
  }

  /// Adds a list of places, one for each element, which has the id at a key path; its label is from the string table.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Makes this view a place of a rotor, which names it by an id.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Reads this view as one half of a pair; the other half is its label or its content.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Lets a screen reader go from this view to the others with the same id.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  nonisolated private func rotor(_ label: Text, _ entries: @escaping @MainActor () -> [Text]) -> some View {
    attaching { $0.add { $0.rotors = [AccessibilityRotorAttachment(label: label, entries: entries)] } }
  }
}

/// What a view is in a pair of a label and a content.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}
