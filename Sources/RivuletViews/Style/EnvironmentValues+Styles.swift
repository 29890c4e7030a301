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
  /// What `BackgroundStyle` stands for; nil for the system's background.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What texts and shapes are drawn in unless they say so themselves; nil for the system's foreground.
  package var foreground: ForegroundLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Whether the app has said what the foreground is. The colours that controls give to their labels make way for it.
  var isForegroundChosen: Bool {
    get { self[ChosenForegroundKey.self] }
    set { self[ChosenForegroundKey.self] = newValue }
  }

  /// The tint of controls; nil for the accent colour of the system.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Makes these styles the foreground, the most prominent first.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    let around = foreground
    let namesForeground = around != nil && styles.contains { $0.usesForeground(in: self) }
    foreground = .styles(styles, around: namesForeground ? around : nil)
  }

  /// Makes these styles the foreground as the app wishes.
  mutating func chooseForeground(_ styles: [AnyShapeStyle]) {
    setForeground(styles)
    isForegroundChosen = true
  }
}
