public import RivuletCore

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels? { nil }
}

private struct ChosenForegroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that `BackgroundStyle` resolves to, or nil for the system's background.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The style of text and shapes that don't set one, or nil for the system's foreground.
  package var foreground: ForegroundLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the app set the foreground. If so, the label colours of controls have no effect.
  package var isForegroundChosen: Bool {
    get { self[ChosenForegroundKey.self] }
    set { self[ChosenForegroundKey.self] = newValue }
  }

  /// The tint of controls, or nil for the system's accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Sets the foreground to the given styles, most prominent first.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    let around = foreground
    let namesForeground = around != nil && styles.contains { $0.usesForeground(in: self) }
    foreground = .styles(styles, around: namesForeground ? around : nil)
  }

  /// Sets the foreground to styles that the app chose.
  mutating func chooseForeground(_ styles: [AnyShapeStyle]) {
    setForeground(styles)
    isForegroundChosen = true
  }
}
