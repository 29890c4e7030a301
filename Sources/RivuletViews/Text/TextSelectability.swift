public import RivuletCore
import RivuletDrawing

/// Whether people can select text that is not edited.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text cannot be selected.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectabilityKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether people can select text that is not edited.
  var allowsTextSelection: Bool {
    get { self[TextSelectabilityKey.self] }
    set { self[TextSelectabilityKey.self] = newValue }
  }

  /// The shade over characters that are selected; nil where none can be. People select by the mouse, on desktops.
  @MainActor var textSelectionColor: PaintColor? {
    guard allowsTextSelection, idiom == .desktop, !isRedacted else { return nil }
    return ControlPaint(.selectedText).resolved(in: self).flatColor
  }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Whether people can select text in this view that is not edited.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
