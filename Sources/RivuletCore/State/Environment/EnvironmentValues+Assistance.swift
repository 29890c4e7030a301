/// The contrast between the foreground and background colours in an app.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorSchemeContrast: CaseIterable, Sendable, Hashable {
  case standard
  case increased
}

/// The weight of text for people who prefer bold text.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum LegibilityWeight: Sendable, Hashable {
  case regular
  case bold
}

/// The system's accessibility settings, grouped in one value.
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

  /// A Boolean value that indicates whether an assistive technology is in use.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityEnabled: Bool {
    get { assistance.isEnabled }
    set { assistance.isEnabled = newValue }
  }

  /// A Boolean value that indicates whether people need cues other than colour to distinguish items.
  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { assistance.differentiatesWithoutColor }
    set { assistance.differentiatesWithoutColor = newValue }
  }

  /// A Boolean value that indicates whether people prefer opaque backgrounds.
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityReduceTransparency: Bool {
    get { assistance.reducesTransparency }
    set { assistance.reducesTransparency = newValue }
  }

  /// A Boolean value that indicates whether the system inverts all colours.
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityInvertColors: Bool {
    get { assistance.invertsColors }
    set { assistance.invertsColors = newValue }
  }

  /// A Boolean value that indicates whether people prefer visible button shapes.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityShowButtonShapes: Bool {
    get { assistance.showsButtonShapes }
    set { assistance.showsButtonShapes = newValue }
  }

  /// A Boolean value that indicates whether a screen reader is in use.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityVoiceOverEnabled: Bool { _accessibilityVoiceOverEnabled }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityVoiceOverEnabled: Bool {
    get { assistance.usesScreenReader }
    set { assistance.usesScreenReader = newValue }
  }

  /// A Boolean value that indicates whether people control the system with switches.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilitySwitchControlEnabled: Bool { _accessibilitySwitchControlEnabled }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilitySwitchControlEnabled: Bool {
    get { assistance.usesSwitchControl }
    set { assistance.usesSwitchControl = newValue }
  }

  /// A Boolean value that indicates whether to dim flashing lights in videos.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var accessibilityDimFlashingLights: Bool { _accessibilityDimFlashingLights }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityDimFlashingLights: Bool {
    get { assistance.dimsFlashingLights }
    set { assistance.dimsFlashingLights = newValue }
  }

  /// A Boolean value that indicates whether animated images play automatically.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var accessibilityPlayAnimatedImages: Bool { _accessibilityPlayAnimatedImages }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _accessibilityPlayAnimatedImages: Bool {
    get { assistance.playsAnimatedImages }
    set { assistance.playsAnimatedImages = newValue }
  }

  /// The contrast between the foreground and background colours in the app.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// The underlying setting, which hosts, previews, and tests can change.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { assistance.contrast }
    set { assistance.contrast = newValue }
  }

  /// The weight of text for people who prefer bold text; nil if the system has no such setting.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the screen is dimmed because the device isn't in use.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 8.0, *)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
}
