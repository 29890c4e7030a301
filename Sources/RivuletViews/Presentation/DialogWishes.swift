public import RivuletCore

/// How serious a dialog is (documentation).
@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, critical, standard }

  private let kind: Kind

  /// As the platform has it.
  public static let automatic = DialogSeverity(kind: .automatic)
  /// Something may be lost: a sign of warning is shown.
  public static let critical = DialogSeverity(kind: .critical)
  /// Nothing is lost.
  public static let standard = DialogSeverity(kind: .standard)
}

/// What views ask of the desktop's dialogs in them (B19.41).
struct DialogWishes {
  var icon: Image?
  var severity = DialogSeverity.automatic
  var suppression: Suppression?

  /// A toggle that asks whether the dialog shall be left out.
  struct Suppression {
    let label: Text
    let isSuppressed: Binding<Bool>
  }
}

private struct DialogWishesKey: EnvironmentKey {
  static var defaultValue: DialogWishes { DialogWishes() }
}

extension EnvironmentValues {
  var dialogWishes: DialogWishes {
    get { self[DialogWishesKey.self] }
    set { self[DialogWishesKey.self] = newValue }
  }
}

extension View {
  /// Shows a picture in dialogs of the desktop in this view (B19.41).
  @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogWishes) { $0.icon = icon }
  }

  /// Says how serious dialogs in this view are (B19.41).
  @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogWishes) { $0.severity = severity }
  }

  /// Adds a toggle to dialogs of the desktop in this view, which is written when they close (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to dialogs of the desktop in this view, which is written when they close (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle to dialogs of the desktop in this view, which is written when they close (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogWishes) { $0.suppression = DialogWishes.Suppression(label: label, isSuppressed: isSuppressed) }
  }

  /// Adds a toggle to dialogs of the desktop in this view, which is written when they close (B19.41).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}
