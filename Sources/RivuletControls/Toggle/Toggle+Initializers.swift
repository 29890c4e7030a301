public import RivuletCore
public import RivuletElements

extension Toggle {
  /// Creates a toggle with a custom label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_isOn: isOn, label: label())
  }

  /// Creates a toggle that sets several values. The toggle is on if all values are on, and mixed if only some are on.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(_isOn: ToggleSources.all(bindings), isMixed: ToggleSources.isMixed(bindings), label: label())
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, using the next outer style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(_isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(_isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(_isOn: isOn, label: Text(title))
  }

  /// Creates a toggle that sets several values, with a localized label.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that sets several values, with a label that is not localized.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Toggle where Label == RivuletControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a system symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(_isOn: isOn, label: RivuletControls.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a title that is not localized and a system symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(_isOn: isOn, label: RivuletControls.Label(title, systemImage: systemImage))
  }
}

/// The combined value of a toggle that controls several values.
enum ToggleSources {
  /// Returns a binding that is true if all sources are true, and that writes to each source.
  static func all(_ sources: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { value in
        for source in sources { source.wrappedValue = value }
      })
  }

  /// Returns true if some, but not all, sources are on.
  static func isMixed(_ sources: [Binding<Bool>]) -> Bool {
    let onCount = sources.count { $0.wrappedValue }
    return onCount > 0 && onCount < sources.count
  }
}
