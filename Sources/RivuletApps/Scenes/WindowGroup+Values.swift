import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

// Initializers of groups whose windows show values (B20.61).

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  /// Creates a group with the app's title. The value is nil in a window opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .optional(content))
  }

  /// Creates a group with the app's title. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with the app's title and an id that is unique in the app. The value is nil in a window opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .optional(content))
  }

  /// Creates a group with the app's title and an id that is unique in the app. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a title. The value is nil in a window opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: nil, content: .optional(content))
  }

  /// Creates a group with a title. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a title and an id that is unique in the app. The value is nil in a window opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: id, content: .optional(content))
  }

  /// Creates a group with a title and an id that is unique in the app. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a localized title. The value is nil in a window opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: nil, content: .optional(content))
  }

  /// Creates a group with a localized title. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a localized title and an id that is unique in the app. The value is nil in a window opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: id, content: .optional(content))
  }

  /// Creates a group with a localized title and an id that is unique in the app. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a title that is not localized. The value is nil in a window opened without one.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: nil, content: .optional(content))
  }

  /// Creates a group with a title that is not localized. Its windows always have a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a title that is not localized and an id that is unique in the app. The value is nil in a window opened without
  /// one.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: id, content: .optional(content))
  }

  /// Creates a group with a title that is not localized and an id that is unique in the app. Its windows always have a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: id, content: .always(content, defaultValue: defaultValue))
  }
}
