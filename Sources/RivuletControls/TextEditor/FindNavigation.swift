public import RivuletCore
import RivuletElements

/// The app's control over the find bar in the text editors inside.
struct FindNavigation {
  let isPresented: Binding<Bool>
  let owner: FindOwner
}

/// The owner of the find bar that the app shows, which is one of several editors.
@MainActor
final class FindOwner {
  private weak var geometry: FieldGeometry?

  nonisolated init() {}

  /// Returns true if an editor shows the bar. The first editor that asks for it becomes the owner.
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
  /// The app's control over the find bar; nil if only people show it.
  var findNavigation: FindNavigation? {
    get { self[FindNavigationKey.self] }
    set { self[FindNavigationKey.self] = newValue }
  }

  /// True if text editors do not support finding.
  var isFindDisabled: Bool {
    get { self[FindDisabledKey.self] }
    set { self[FindDisabledKey.self] = newValue }
  }

  /// True if text editors do not support replacing.
  var isReplaceDisabled: Bool {
    get { self[ReplaceDisabledKey.self] }
    set { self[ReplaceDisabledKey.self] = newValue }
  }
}

/// A modifier that gives the app control over the find bar.
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
  /// Shows the bar for finding and replacing in a text editor in this view while a binding is true. The binding also changes when people
  /// open or close the bar.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Disables finding in the text editors in this view.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isFindDisabled, isDisabled)
  }

  /// Disables replacing in the text editors in this view.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isReplaceDisabled, isDisabled)
  }
}
