public import RivuletCore
public import RivuletElements
package import RivuletLooks

/// The appearance of a list (B17.16).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ListStyle {
  /// The built-in look that the style represents.
  nonisolated var _look: _ListLook { get }
}

extension EnvironmentValues {
  /// The look that the app sets for lists in this view.
  var listLook: _ListLook {
    get { self[_ListLook.self] }
    set { self[_ListLook.self] = newValue }
  }

  /// The effective look of lists in this view.
  var shownListLook: ListLook {
    let lists = looks.lists
    return lists[listLook.kind ?? defaultListKind ?? lists.automaticKind]
  }
}

extension View {
  /// Sets the default kind of lists in this view. Views presented from this view don't inherit the kind.
  package nonisolated func listPlace(_ kind: ListKind) -> some View {
    environment(\.listLook, _ListLook()).environment(\.defaultListKind, kind)
  }
}

extension View {
  /// Sets the style of the lists in this view.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = style._look
    return environment(\.listLook, look).transformEnvironment(\.alternatesRowBackgrounds) {
      if let alternates = look.alternates { $0 = alternates }
    }
  }
}
