public import RivuletCore

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Adds a rotor whose entries a screen reader can navigate to.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // The entries are read only on the main actor.
    nonisolated(unsafe) let entries = entries
    return rotor(label) { entries()._labels }
  }

  /// Adds a rotor with a localized label, whose entries a screen reader can navigate to.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // The entries are read only on the main actor.
    nonisolated(unsafe) let entries = entries
    return rotor(Text(labelKey)) { entries()._labels }
  }

  /// Adds a rotor with a string as its label, whose entries a screen reader can navigate to.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // The entries are read only on the main actor.
    nonisolated(unsafe) let entries = entries
    return rotor(Text(label)) { entries()._labels }
  }

  /// Adds entries to a system rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    // The entries are read only on the main actor.
    nonisolated(unsafe) let entries = entries
    return rotor(systemRotor.label) { entries()._labels }
  }

  /// Adds a rotor with an entry for each element of an array.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let labels = entries.map { Text($0[keyPath: entryLabel]) }
    return rotor(rotorLabel) { labels }
  }

  /// Adds a rotor with a localized label and an entry for each element of an array.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with a string as its label and an entry for each element of an array.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each element of an array, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let labels = entries.map { Text($0[keyPath: entryLabel]) }
    return rotor(rotorLabel) { labels }
  }

  /// Adds a rotor with a localized label and an entry for each element of an array, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Marks this view as a rotor entry with an identifier. This modifier has no effect in Rivulet.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Pairs this view with the view that is its label or its content. This modifier has no effect in Rivulet.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links this view to other views with the same identifier for screen readers. This modifier has no effect in Rivulet.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  nonisolated private func rotor(_ label: Text, _ entries: @escaping @MainActor () -> [Text]) -> some View {
    attaching { $0.add { $0.rotors = [AccessibilityRotorAttachment(label: label, entries: entries)] } }
  }
}

/// The role of a view in a pair of label and content.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}
