public import RivuletCore

// Groups whose windows show values (B20.61).

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension WindowGroup {
  /// A group that bears the app's name; a window that was opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .optional(content))
  }

  /// A group that bears the app's name; its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// A group that bears the app's name, and with a name that no other group of the app has; a window that was opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .optional(content))
  }

  /// A group that bears the app's name, and with a name that no other group of the app has; its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// A group with a title; a window that was opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: nil, content: .optional(content))
  }

  /// A group with a title; its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// A group with a title, and with a name that no other group of the app has; a window that was opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: id, content: .optional(content))
  }

  /// A group with a title, and with a name that no other group of the app has; its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// A group with a title from a string table of the app; a window that was opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: nil, content: .optional(content))
  }

  /// A group with a title from a string table of the app; its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// A group with a title from a string table of the app, and with a name that no other group of the app has; a window that was opened without a value has nil.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: id, content: .optional(content))
  }

  /// A group with a title from a string table of the app, and with a name that no other group of the app has; its windows always have a value.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), identifier: id, content: .always(content, defaultValue: defaultValue))
  }

  /// A group with a title that is shown as it is; a window that was opened without a value has nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: nil, content: .optional(content))
  }

  /// A group with a title that is shown as it is; its windows always have a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: nil, content: .always(content, defaultValue: defaultValue))
  }

  /// A group with a title that is shown as it is, and with a name that no other group of the app has; a window that was opened without a value has nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: id, content: .optional(content))
  }

  /// A group with a title that is shown as it is, and with a name that no other group of the app has; its windows always have a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(title), identifier: id, content: .always(content, defaultValue: defaultValue))
  }
}
