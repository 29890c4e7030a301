public import RivuletControls
public import RivuletCore
public import RivuletElements

extension Picker {
  /// Creates a picker with a custom label.
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_selection: PickerSelection(selection), label: label(), content: content())
  }

  /// Creates a picker with the given label.
  @available(iOS, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
  @available(macOS, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
  @available(tvOS, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
  @available(watchOS, deprecated: 100000.0, renamed: "Picker(selection:content:label:)")
  public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(_selection: PickerSelection(selection), label: label, content: content())
  }

  /// Creates a picker with a custom label and a custom view for the current value.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      _selection: PickerSelection(selection), label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that sets several values together, with a custom label (B21.32).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(_selection: .several(sources, selection), label: label(), content: content())
  }

  /// Creates a picker that sets several values together, with a custom label and a custom view for the current value (B21.32).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      _selection: .several(sources, selection), label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(_selection: PickerSelection(selection), label: Text(titleKey), content: content())
  }

  /// Creates a picker with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(_selection: PickerSelection(selection), label: Text(title), content: content())
  }

  /// Creates a picker that sets several values together, with a localized label (B21.32).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: .several(sources, selection), label: Text(titleKey), content: content())
  }

  /// Creates a picker that sets several values together, with a label that is not localized (B21.32).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: .several(sources, selection), label: Text(title), content: content())
  }

  /// Creates a picker with a localized label and a custom view for the current value.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      _selection: PickerSelection(selection), label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a label that is not localized and a custom view for the current value.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      _selection: PickerSelection(selection), label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Picker where Label == RivuletControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a system symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      _selection: PickerSelection(selection), label: RivuletControls.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title that is not localized and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: PickerSelection(selection), label: RivuletControls.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a picker that sets several values together, with a localized title and a system symbol (B21.32).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(
      _selection: .several(sources, selection), label: RivuletControls.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker that sets several values together, with a title that is not localized and a system symbol (B21.32).
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C.Element == Binding<SelectionValue> {
    self.init(_selection: .several(sources, selection), label: RivuletControls.Label(title, systemImage: systemImage), content: content())
  }
}

extension PickerSelection {
  fileprivate nonisolated static func several<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>
  ) -> PickerSelection {
    PickerSelection(sources: sources.map { $0[keyPath: selection] })
  }
}
