public import RivuletCore

/// A control for choosing a colour (B21.45).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A picker with a label of its own making.
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A picker whose label is looked up in the string table.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View, CompositeView {
  public var body: some View {
    ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: label)
  }
}

@available(*, unavailable)
extension ColorPicker: Sendable {}
