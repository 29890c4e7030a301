public import Foundation
public import RivuletCore
public import RivuletElements

// Initializers with closures for the start and end of editing, which predate `FocusState`.

extension TextField where Label == Text {
  /// Creates a text field with a localized label, an action for the start and end of editing, and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _source: FieldSource(text), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a text field with a localized label and an action for the start and end of editing.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(_source: FieldSource(text), actions: FieldActions(onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a text field with a localized label and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(_source: FieldSource(text), actions: FieldActions(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a value field with a localized label, an action for the start and end of editing, and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _source: .formatter(value, formatter), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(titleKey))
  }

  /// Creates a value field with a localized label and an action for the start and end of editing.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(_source: .formatter(value, formatter), actions: FieldActions(onEditingChanged: onEditingChanged), label: Text(titleKey))
  }

  /// Creates a value field with a localized label and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(_source: .formatter(value, formatter), actions: FieldActions(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a text field with a label that is not localized, an action for the start and end of editing, and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(_source: FieldSource(text), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
  }

  /// Creates a text field with a label that is not localized and an action for the start and end of editing.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(_source: FieldSource(text), actions: FieldActions(onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a text field with a label that is not localized and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(_source: FieldSource(text), actions: FieldActions(onCommit: onCommit), label: Text(title))
  }

  /// Creates a value field with a label that is not localized, an action for the start and end of editing, and an action for the Return
  /// key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) and FocusState<T> instead.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _source: .formatter(value, formatter), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: Text(title))
  }

  /// Creates a value field with a label that is not localized and an action for the start and end of editing.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "Use FocusState<T> and View.focused(_:equals:) instead of the onEditingChanged parameter."
  )
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(_source: .formatter(value, formatter), actions: FieldActions(onEditingChanged: onEditingChanged), label: Text(title))
  }

  /// Creates a value field with a label that is not localized and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(_source: .formatter(value, formatter), actions: FieldActions(onCommit: onCommit), label: Text(title))
  }
}
