public import RivuletCore
public import RivuletElements

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title, initially closed.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Creates a group with a localized title, and a binding to its expanded state.
  public nonisolated init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a group with a title that is not localized, initially closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: nil, content: content, label: Text(label))
  }

  /// Creates a group with a title that is not localized, and a binding to its expanded state.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(_isExpanded: isExpanded, content: content, label: Text(label))
  }
}
