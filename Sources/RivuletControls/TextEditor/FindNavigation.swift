public import RivuletCore
import RivuletElements

/// The app's control over the find bar in the enclosed text editors.
struct FindNavigation {
  let isPresented: Binding<Bool>
  let owner: FindOwner
}

/// A record of the text editor that owns the find bar presented by the app.
@MainActor
final class FindOwner {
  private weak var geometry: FieldGeometry?

  nonisolated init() {}

  /// Returns true if an editor shows the bar. The first editor to call this method becomes the owner.
  func claim(_ geometry: FieldGeometry) -> Bool {
    if self.geometry == nil { self.geometry = geometry }
    return self.geometry === geometry
  }
}

private struct FindNavigationKey: EnvironmentKey {
  static var defaultValue: FindNavigation? { nil }
}

private struct FindDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ReplaceDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The app's control over the find bar; nil if the app does not control the bar.
  var findNavigation: FindNavigation? {
    get { self[FindNavigationKey.self] }
    set { self[FindNavigationKey.self] = newValue }
  }

  /// True if text editors don't support finding text.
  var isFindDisabled: Bool {
    get { self[FindDisabledKey.self] }
    set { self[FindDisabledKey.self] = newValue }
  }

  /// True if text editors don't support replacing text.
  var isReplaceDisabled: Bool {
    get { self[ReplaceDisabledKey.self] }
    set { self[ReplaceDisabledKey.self] = newValue }
  }
}

/// A modifier that lets the app control the find bar.
struct FindNavigatorModifier {
  let isPresented: Binding<Bool>
  @State private var owner = FindOwner()

  nonisolated init(isPresented: Binding<Bool>) { self.isPresented = isPresented }
}

extension FindNavigatorModifier: ViewModifier {
  func body(content: Content) -> some View {
    // This overrides an outer `findDisabled` (documentation).
    content.environment(\.isFindDisabled, false)
      .environment(\.findNavigation, FindNavigation(isPresented: isPresented, owner: owner))
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Presents the find bar of a text editor in this view while a binding is true. Opening or closing the bar updates the binding.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Disables the find command of text editors in this view.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isFindDisabled, isDisabled)
  }

  /// Disables the replace command of text editors in this view.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isReplaceDisabled, isDisabled)
  }
}
