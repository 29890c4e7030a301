import RivuletControls
public import RivuletCore
public import RivuletElements

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NavigationLink {
  /// Creates a link to a view (B18.29).
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(_target: .view(destination()), label: label())
  }

  /// Creates a link to a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_target: .view(destination), label: label())
  }

  /// Creates a link to a view that is also presented while a binding is true (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(_target: .bound(isActive, destination()), label: label())
  }

  /// Creates a link to a view that is also presented while a binding is true (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_target: .bound(isActive, destination), label: label())
  }

  /// Creates a link to a view that is presented while a selection equals the link's tag (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(_target: .bound(selection.isAt(tag), destination()), label: label())
  }

  /// Creates a link to a view that is presented while a selection equals the link's tag (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(_target: .bound(selection.isAt(tag), destination), label: label())
  }
}

extension Binding {
  /// Returns a binding that is true while the optional value equals a tag. Setting the binding to false clears the value only if the value
  /// equals the tag.
  fileprivate func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
  /// Creates a link to a value's destination. A nil value disables the link (B18.23, B18.28).
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_target: .value(value.map { NavigationElement($0) }), label: label())
  }

  /// Creates a link to a value's destination, with a localized title.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(_target: .value(value.map { NavigationElement($0) }), label: Text(titleKey))
  }

  /// Creates a link to a value's destination, with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(_target: .value(value.map { NavigationElement($0) }), label: Text(title))
  }

  /// Creates a link to a value's destination.
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_target: .value(value.map { NavigationElement($0) }), label: label())
  }

  /// Creates a link to a value's destination, with a localized title.
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(_target: .value(value.map { NavigationElement($0) }), label: Text(titleKey))
  }

  /// Creates a link to a value's destination, with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
    self.init(_target: .value(value.map { NavigationElement($0) }), label: Text(title))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(_target: .view(destination()), label: Text(titleKey))
  }

  /// Creates a link to a view, with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(_target: .view(destination()), label: Text(title))
  }

  /// Creates a link to a view, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_target: .view(destination), label: Text(titleKey))
  }

  /// Creates a link to a view, with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(_target: .view(destination), label: Text(title))
  }

  /// Creates a link to a view that is also presented while a binding is true, with a localized title (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(_target: .bound(isActive, destination()), label: Text(titleKey))
  }

  /// Creates a link to a view that is also presented while a binding is true, with a title that is not localized (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(_target: .bound(isActive, destination()), label: Text(title))
  }

  /// Creates a link to a view that is also presented while a binding is true, with a localized title (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0, message: "Use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
  )
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(_target: .bound(isActive, destination), label: Text(titleKey))
  }

  /// Creates a link to a view that is presented while a selection equals the link's tag, with a localized title (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(_target: .bound(selection.isAt(tag), destination()), label: Text(titleKey))
  }

  /// Creates a link to a view that is presented while a selection equals the link's tag, with a title that is not localized (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(_target: .bound(selection.isAt(tag), destination()), label: Text(title))
  }

  /// Creates a link to a view that is presented while a selection equals the link's tag, with a localized title (B18.33).
  @available(
    iOS, introduced: 13.0, deprecated: 16.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 13.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 16.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 9.0,
    message: "Use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(_target: .bound(selection.isAt(tag), destination), label: Text(titleKey))
  }
}
