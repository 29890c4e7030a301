public import RivuletCore
public import RivuletElements

/// The appearance of pickers (B21.25).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PickerStyle {
  /// The built-in look that the style represents.
  nonisolated var _look: _PickerLook { get }
}

/// The built-in looks of pickers.
public struct _PickerLook: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, menu, segmented, inline, radioGroup, wheel, palette, navigationLink
  }

  package var kind = Kind.automatic

  package init() {}

  package init(kind: Kind) {
    self.kind = kind
  }
}

extension _PickerLook: StyleLook {}

private struct RadioGroupAxisKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The look of pickers in this environment.
  package var pickerLook: _PickerLook {
    get { self[_PickerLook.self] }
    set { self[_PickerLook.self] = newValue }
  }

  /// True if radio buttons are arranged side by side.
  var laysRadioGroupsOutHorizontally: Bool {
    get { self[RadioGroupAxisKey.self] }
    set { self[RadioGroupAxisKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers in this view (B21.04).
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }

  /// Arranges the radio buttons of pickers in this view side by side (B21.28).
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.laysRadioGroupsOutHorizontally, true)
  }
}
