/// How strongly what is shown is set apart.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
  case standard
  case increased
}

/// How heavy letters are for people who want them bold.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum LegibilityWeight: Sendable, Hashable {
  case regular
  case bold
}

/// What people have asked of their system so that they can use it, in one value.
private struct AssistanceSettings: Equatable {
  var isEnabled = false
  var differentiatesWithoutColor = false
  var reducesTransparency = false
  var invertsColors = false
  var showsButtonShapes = false
  var usesScreenReader = false
  var usesSwitchControl = false
  var dimsFlashingLights = false
  var playsAnimatedImages = true
  var contrast = ColorSchemeContrast.standard
}

private struct AssistanceKey: EnvironmentKey {
  static var defaultValue: AssistanceSettings { AssistanceSettings() }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private struct LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  private var assistance: AssistanceSettings {
    get { self[AssistanceKey.self] }
    set { self[AssistanceKey.self] = newValue }
  }

  /// Whether some assistive technology is on.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityEnabled: Bool {
    get { assistance.isEnabled }
    set { assistance.isEnabled = newValue }
  }

  /// Whether people cannot tell things by their colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { assistance.differentiatesWithoutColor }
    set { assistance.differentiatesWithoutColor = newValue }
  }

  /// Whether people prefer grounds through which nothing shines.
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityReduceTransparency: Bool {
    get { assistance.reducesTransparency }
    set { assistance.reducesTransparency = newValue }
  }

  /// Whether the system turns all colours round.
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityInvertColors: Bool {
    get { assistance.invertsColors }
    set { assistance.invertsColors = newValue }
  }

  /// Whether people want to see where buttons end.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityShowButtonShapes: Bool {
    get { assistance.showsButtonShapes }
    set { assistance.showsButtonShapes = newValue }
  }

  /// Whether a screen reader is on.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityVoiceOverEnabled: Bool {
    get { assistance.usesScreenReader }
    set { assistance.usesScreenReader = newValue }
  }

  /// Whether people operate everything by switches.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilitySwitchControlEnabled: Bool { _accessibilitySwitchControlEnabled }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilitySwitchControlEnabled: Bool {
    get { assistance.usesSwitchControl }
    set { assistance.usesSwitchControl = newValue }
  }

  /// Whether lights that flash in videos are to be dimmed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var accessibilityDimFlashingLights: Bool { _accessibilityDimFlashingLights }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityDimFlashingLights: Bool {
    get { assistance.dimsFlashingLights }
    set { assistance.dimsFlashingLights = newValue }
  }

  /// Whether pictures that move play by themselves.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var accessibilityPlayAnimatedImages: Bool { _accessibilityPlayAnimatedImages }

  /// The same, for hosts, previews and tests, which may set it.
  public var _accessibilityPlayAnimatedImages: Bool {
    get { assistance.playsAnimatedImages }
    set { assistance.playsAnimatedImages = newValue }
  }

  /// How strongly what is shown is set apart.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The same, for hosts, previews and tests, which may set it.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { assistance.contrast }
    set { assistance.contrast = newValue }
  }

  /// How heavy letters are for people who want them bold; nil where the system does not say.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the screen is dimmed while the device is not in use.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 8.0, *)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
