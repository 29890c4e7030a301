import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletFoundation

/// The severity of a dialog (documentation).
@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, critical, standard }

  private let kind: Kind

  /// The platform's default severity.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// The severity of a dialog about a potential loss, which shows a warning symbol.
  public static let critical = DialogSeverity(kind: .critical)
  /// The severity of an ordinary dialog.
  public static let standard = DialogSeverity(kind: .standard)
}

/// The preferences of a view for the desktop dialogs in its content (B19.41).
struct DialogPreferences {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: Suppression?

  /// A toggle that suppresses the dialog in the future.
  struct Suppression {
    let label: Text
    let isSuppressed: Binding<Bool>
  }
}

private struct DialogWishesKey: EnvironmentKey {
  static var defaultValue: DialogPreferences { DialogPreferences() }
}

extension EnvironmentValues {
  var dialogPreferences: DialogPreferences {
    get { self[DialogWishesKey.self] }
    set { self[DialogWishesKey.self] = newValue }
  }
}

extension View {
  /// Sets the icon of desktop dialogs in this view (B19.41).
  @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogPreferences) { $0.icon = icon }
  }

  /// Sets the severity of dialogs in this view (B19.41).
  @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogPreferences) { $0.severity = severity }
  }

  /// Adds a suppression toggle to desktop dialogs in this view. The binding is updated when a dialog closes (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a suppression toggle to desktop dialogs in this view. The binding is updated when a dialog closes (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a suppression toggle to desktop dialogs in this view. The binding is updated when a dialog closes (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogPreferences) { $0.suppression = DialogPreferences.Suppression(label: label, isSuppressed: isSuppressed) }
  }

  /// Adds a suppression toggle to desktop dialogs in this view. The binding is updated when a dialog closes (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(.doNotAskAgain), isSuppressed: isSuppressed)
  }
}
