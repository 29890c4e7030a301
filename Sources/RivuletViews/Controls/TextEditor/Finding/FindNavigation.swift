public import RivuletCore

/// How the app shows the bar for finding in the text editors inside.
struct FindNavigation {
  let isPresented: Binding<Bool>
  let owner: FindOwner
}

/// The one of several editors that shows the bar which the app asks for.
@MainActor
final class FindOwner {
  private weak var geometry: FieldGeometry?

  nonisolated init() {}

  /// Whether the bar is that of an editor: the first that asks.
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
  /// How the app shows the bar for finding; nil where it leaves that to people.
  var findNavigation: FindNavigation? {
    get { self[FindNavigationKey.self] }
    set { self[FindNavigationKey.self] = newValue }
  }

  /// Whether text editors cannot be searched.
  var isFindDisabled: Bool {
    get { self[FindDisabledKey.self] }
    set { self[FindDisabledKey.self] = newValue }
  }

  /// Whether nothing can be replaced in text editors.
  var isReplaceDisabled: Bool {
    get { self[ReplaceDisabledKey.self] }
    set { self[ReplaceDisabledKey.self] = newValue }
  }
}

/// Lets the app show the bar for finding.
struct FindNavigatorModifier {
  let isPresented: Binding<Bool>
  @State private var owner = FindOwner()

  nonisolated init(isPresented: Binding<Bool>) { self.isPresented = isPresented }
}

extension FindNavigatorModifier: ViewModifier {
  func body(content: Content) -> some View {
    // What is forbidden farther out counts less than this (documentation).
    content.environment(\.isFindDisabled, false)
      .environment(\.findNavigation, FindNavigation(isPresented: isPresented, owner: owner))
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Shows the bar for finding and replacing in a text editor inside while a flag is set. The flag follows what people do.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Keeps people from finding in the text editors inside.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isFindDisabled, isDisabled)
  }

  /// Keeps people from replacing in the text editors inside.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isReplaceDisabled, isDisabled)
  }
}
