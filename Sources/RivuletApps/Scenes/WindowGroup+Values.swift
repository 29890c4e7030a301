import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

// Initializers for window groups whose windows present values (B20.61).

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  /// Creates a window group that uses the app's title. The value is nil in windows opened without a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .optional(content))
  }

  /// Creates a window group that uses the app's title. Each window has a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group that uses the app's title and has a unique identifier. The value is nil in windows opened without a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .optional(content))
  }

  /// Creates a window group that uses the app's title and has a unique identifier. Each window has a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group with a title. The value is nil in windows opened without a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: nil, content: .optional(content))
  }

  /// Creates a window group with a title. Each window has a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group with a title and a unique identifier. The value is nil in windows opened without a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: id, content: .optional(content))
  }

  /// Creates a window group with a title and a unique identifier. Each window has a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group with a localized title. The value is nil in windows opened without a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: nil, content: .optional(content))
  }

  /// Creates a window group with a localized title. Each window has a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group with a localized title and a unique identifier. The value is nil in windows opened without a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: id, content: .optional(content))
  }

  /// Creates a window group with a localized title and a unique identifier. Each window has a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group with an unlocalized title. The value is nil in windows opened without a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: nil, content: .optional(content))
  }

  /// Creates a window group with an unlocalized title. Each window has a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a window group with an unlocalized title and a unique identifier. The value is nil in windows opened without a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: id, content: .optional(content))
  }

  /// Creates a window group with an unlocalized title and a unique identifier. Each window has a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: id, content: .always(content, defaultValue: defaultValue))
  }
}
