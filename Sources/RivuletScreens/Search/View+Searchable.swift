import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletFoundation

/// The placement of a search field (B17.70).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Sendable {
  /// The visibility of a bar's search field as content scrolls.
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The mode in which the field can hide.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The mode in which the field is always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The enclosing bar, or the bottom of the screen on phones.
  public static let automatic = SearchFieldPlacement()
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// The principal position of the toolbar.
  @available(iOS 17.1, macOS 14.1, *)
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// The first column.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let sidebar = SearchFieldPlacement(isInSidebar: true)
  /// A position below the title of the bar.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)

  /// True if the field is below the title of the bar on all devices.
  let isBelowTitle: Bool

  /// True if the field is above the first column, in looks in which columns have no bars of their own.
  let isInSidebar: Bool

  private init(isBelowTitle: Bool = false, isInSidebar: Bool = false) {
    self.isBelowTitle = isBelowTitle
    self.isInSidebar = isInSidebar
  }

  /// Returns a placement below the title of the bar.
  @available(iOS 15.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(isBelowTitle: true)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Adds a search field to this view (B17.70).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
  }

  /// Adds a search field to this view (B17.70).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to this view (B17.70).
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to this view, with a binding to the search state (B17.70).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field to this view, with a binding to the search state (B17.70).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field to this view, with a binding to the search state (B17.70).
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with suggestions to this view.
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(tvOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: prompt)).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to this view.
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(tvOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt))).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to this view.
  @available(iOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(macOS, introduced: 12.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(tvOS, introduced: 15.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @available(watchOS, introduced: 8.0, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt))).searchSuggestions(suggestions)
  }

  /// Adds a search field with tokens to this view.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(
          views: AnyView(ForEach(tokens.wrappedValue) { token($0) }), count: tokens.wrappedValue.count,
          removeLast: { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with tokens to this view.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(tokens.wrappedValue) { token($0) }), count: tokens.wrappedValue.count,
          removeLast: { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with tokens to this view.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(tokens.wrappedValue) { token($0) }), count: tokens.wrappedValue.count,
          removeLast: { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with tokens to this view, with a binding to the search state.
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(
          views: AnyView(ForEach(tokens.wrappedValue) { token($0) }), count: tokens.wrappedValue.count,
          removeLast: { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with tokens to this view, with a binding to the search state.
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(tokens.wrappedValue) { token($0) }), count: tokens.wrappedValue.count,
          removeLast: { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with tokens to this view, with a binding to the search state.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(tokens.wrappedValue) { token($0) }), count: tokens.wrappedValue.count,
          removeLast: { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with editable tokens to this view.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(
          views: AnyView(ForEach(editableTokens) { token($0) }), count: editableTokens.wrappedValue.count,
          removeLast: { editableTokens.wrappedValue = C(editableTokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with editable tokens to this view.
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(editableTokens) { token($0) }), count: editableTokens.wrappedValue.count,
          removeLast: { editableTokens.wrappedValue = C(editableTokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with editable tokens to this view.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(editableTokens) { token($0) }), count: editableTokens.wrappedValue.count,
          removeLast: { editableTokens.wrappedValue = C(editableTokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with editable tokens to this view, with a binding to the search state.
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(
          views: AnyView(ForEach(editableTokens) { token($0) }), count: editableTokens.wrappedValue.count,
          removeLast: { editableTokens.wrappedValue = C(editableTokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with editable tokens to this view, with a binding to the search state.
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(editableTokens) { token($0) }), count: editableTokens.wrappedValue.count,
          removeLast: { editableTokens.wrappedValue = C(editableTokens.wrappedValue.dropLast()) })))
  }

  /// Adds a search field with editable tokens to this view, with a binding to the search state.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
        tokens: SearchTokens(
          views: AnyView(ForEach(editableTokens) { token($0) }), count: editableTokens.wrappedValue.count,
          removeLast: { editableTokens.wrappedValue = C(editableTokens.wrappedValue.dropLast()) })))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the suggestions for this view's search field (B17.74).
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets the visibility of suggestions in the given placements. Suggestions have a single position, which any of the placements affects.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    transformEnvironment(\.searchSuggestions) {
      if visibility == .hidden, placements.contains(.content) || placements.contains(.menu) { $0 = nil }
    }
  }

  /// Sets the text that this suggestion inserts into the search field (B17.74).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func searchCompletion(_ completion: String) -> some View { containerValue(\.searchCompletion, completion) }

  /// Sets the scopes that limit the search (B17.74).
  @available(tvOS 16.4, *)
  @available(watchOS, unavailable)
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    environment(
      \.searchScopes,
      AnyView(SegmentedPicker(selection: PickerSelection(scope), label: Text(.scope), content: scopes()).labelsHidden()))
  }

  /// Sets the scopes that limit the search, and the condition for showing them. The condition has no effect.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
  @available(watchOS, unavailable)
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Binds the focus of the search field to a focus state.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, FocusBinding(binding, equals: true))
  }

  /// Binds the focus of the search field to a value of a focus state.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V?>.Binding, equals value: V) -> some View {
    environment(\.searchFocus, FocusBinding(binding, equals: value))
  }

  /// Sets the behaviour of the bar during a search. The behaviour has no effect, because the bar is always visible.
  @available(iOS 17.1, macOS 14.1, *)
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  /// Sets the behaviour of the search field in a toolbar. The behaviour has no effect, because the field is always visible.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// The placement of search suggestions.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// A set of placements.
  public struct Set: OptionSet, Equatable, Sendable {
    public var rawValue: Int

    /// Creates a set of placements from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The main content.
    public static let content = Set(rawValue: 2)
  }

  private let number: Int

  /// The platform's default placement.
  public static let automatic = SearchSuggestionsPlacement(number: 0)
  /// A menu below the field.
  public static let menu = SearchSuggestionsPlacement(number: 1)
  /// The main content.
  public static let content = SearchSuggestionsPlacement(number: 2)
}

/// The condition for showing search scopes.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
@available(watchOS, unavailable)
public struct SearchScopeActivation: Sendable {
  /// The platform's default condition.
  public static let automatic = SearchScopeActivation()
  /// The condition that the field contains text.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let onTextEntry = SearchScopeActivation()
  /// The condition that a search is active.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// The behaviour of the bar during a search.
@available(iOS 17.1, macOS 14.1, *)
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The platform's default behaviour.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The behaviour that keeps the title visible.
  @available(iOS 17.1, *)
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// The behaviour of a search field in a toolbar.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct SearchToolbarBehavior: Sendable {
  /// The platform's default behaviour.
  public static let automatic = SearchToolbarBehavior()
  /// The behaviour that lets the field shrink to a button.
  public static let minimize = SearchToolbarBehavior()
}
