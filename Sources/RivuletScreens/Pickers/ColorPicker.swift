import RivuletControls
public import RivuletCore
public import RivuletElements

/// A control for choosing a colour (B21.45).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates a picker with a custom label.
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a label that is not localized.
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
