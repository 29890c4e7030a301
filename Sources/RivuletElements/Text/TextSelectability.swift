public import RivuletCore
import RivuletDrawing

/// A type that indicates whether people can select text that is not editable.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol TextSelectability {
  /// A Boolean value that indicates whether people can select the text.
  static var allowsSelection: Bool { get }
}

/// A selectability that allows people to select text.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// A selectability that prevents people from selecting text.
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
  /// A selectability that allows people to select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability that prevents people from selecting text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectabilityKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether people can select text that is not editable.
  var allowsTextSelection: Bool {
    get { self[TextSelectabilityKey.self] }
    set { self[TextSelectabilityKey.self] = newValue }
  }

  /// The shade over selected characters, or nil if no characters can be selected. People select text with a pointer.
  @MainActor var textSelectionColor: PaintColor? {
    guard allowsTextSelection, idiom.habits.hasPointer, !isRedacted else { return nil }
    return ControlPaint(.selectedText).resolved(in: self).flatColor
  }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Controls whether people can select text in this view that is not editable.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
