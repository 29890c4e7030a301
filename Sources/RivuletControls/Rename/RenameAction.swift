public import RivuletCore
public import RivuletElements
import RivuletFoundation

/// An action that starts renaming the enclosing content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public struct RenameAction {
  private nonisolated(unsafe) let action: () -> Void

  package nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Starts the renaming.
  public func callAsFunction() { action() }
}

@available(*, unavailable)
extension RenameAction: Sendable {}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// The action of rename buttons; nil if the content cannot be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// The action of rename buttons in a screen's bars, which starts editing the screen's title.
package struct TitleRename {
  /// Returns the action, or nil if people cannot edit the title. Calling the closure makes the running rule depend on the result.
  package let action: @MainActor () -> RenameAction?

  package nonisolated init(action: @escaping @MainActor () -> RenameAction?) { self.action = action }
}

private struct TitleRenameKey: EnvironmentKey {
  static var defaultValue: TitleRename? { nil }
}

extension EnvironmentValues {
  /// The rename action of the screen, for rename buttons without an action of their own; nil outside bars.
  package var titleRename: TitleRename? {
    get { self[TitleRenameKey.self] }
    set { self[TitleRenameKey.self] = newValue }
  }
}

/// A modifier that sets the action of rename buttons in its content.
struct RenameModifier {
  let action: RenameAction
}

extension RenameModifier: EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) { environment.rename = action }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the action of rename buttons in this view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(RenameModifier(action: RenameAction(action)))
  }

  /// Makes rename buttons in this view move the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that starts renaming the enclosing content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct RenameButton<Label: View> {
  let label: Label
  @Environment(\.rename) private var ownAction
  @Environment(\.titleRename) private var titleRename

  nonisolated init(label: Label) { self.label = label }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RenameButton: View {
  public var body: some View {
    let rename = ownAction ?? titleRename?.action()
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RenameButton where Label == RivuletControls.Label<Text, Image> {
  /// Creates a button with the standard label.
  public nonisolated init() {
    self.init(label: RivuletControls.Label(.rename, systemImage: "pencil"))
  }
}

@available(*, unavailable)
extension RenameButton: Sendable {}
