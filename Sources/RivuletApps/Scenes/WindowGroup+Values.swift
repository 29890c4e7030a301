import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

// Initializers of groups whose windows show values (B20.61).

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  /// Creates a group with the title of the app. A window opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .optional(content))
  }

  /// Creates a group with the title of the app. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with the title of the app and an id that is unique in the app. A window opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .optional(content))
  }

  /// Creates a group with the title of the app and an id that is unique in the app. Its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// Creates a group with a title. A window opened without a value has nil.
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

  /// Creates a group with a title and an id that is unique in the app. A window opened without a value has nil.
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

  /// Creates a group with a localized title. A window opened without a value has nil.
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

  /// Creates a group with a localized title and an id that is unique in the app. A window opened without a value has nil.
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

  /// Creates a group with a title that is not localized. A window opened without a value has nil.
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

  /// Creates a group with a title that is not localized and an id that is unique in the app. A window opened without a value has nil.
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
