public import RivuletCore

extension DisclosureGroup where Label == Text {
  /// A group with a title from the string table, closed at first.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// A group with a title from the string table that is expanded while `isExpanded` says so, and writes it.
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// A group with a title that is shown as it is, closed at first.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: nil, content: content, label: Text(label))
  }

  /// A group with a title that is shown as it is, expanded while `isExpanded` says so, and writes it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: isExpanded, content: content, label: Text(label))
  }
}
