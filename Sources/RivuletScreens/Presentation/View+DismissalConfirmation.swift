import RivuletControls
public import RivuletCore
public import RivuletElements
public import RivuletFoundation
import RivuletLooks

/// A modifier that presents a confirmation dialog before the enclosing window closes (B19.50).
struct DismissalConfirmation<Actions: View, Message: View> {
  let title: Text
  let shouldPresent: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var isAsking = false
  @State private var question = ClosePrompt()
  @Environment(\.appWindow) private var window

  nonisolated init(_ title: Text, _ shouldPresent: Bool, actions: @escaping () -> Actions, message: @escaping () -> Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

extension DismissalConfirmation: ViewModifier {
  func body(content: Content) -> some View {
    let (isAsked, window, question) = ($isAsking, window, question)
    let (words, actions, message) = (AlertTitle(title: title, titleVisibility: .visible, isDialog: true), actions, message)
    return
      content
      .onAppear {
        question.ask = { isAsked.wrappedValue = true }
        window?.add(question)
      }
      .onDisappear { question.isAsked = false }
      .onChange(of: shouldPresent, initial: true) { _, isNeeded in question.isAsked = isNeeded }
      .modifier(
        PresentedByFlag(isPresented: isAsked) { key, reset in
          PresentationModifier(
            key: key, style: .dialog,
            content: {
              AlertPanel(
                words: words, actions: actions(), message: message(), close: reset,
                onConfirm: { if let window { window.scenes.closeWithoutPrompting(window) } })
            }, onDismiss: nil, reset: reset)
        })
  }
}

@available(iOS 26.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Presents a confirmation dialog before the window closes, while a condition is true. Every action except cancel closes the window
  /// (B19.50).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(Text(titleKey), shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a confirmation dialog before the window closes, while a condition is true. Every action except cancel closes the window
  /// (B19.50).
  @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(Text(titleResource), shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a confirmation dialog before the window closes, while a condition is true. Every action except cancel closes the window
  /// (B19.50).
  @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(Text(title), shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a confirmation dialog before the window closes, while a condition is true. Every action except cancel closes the window
  /// (B19.50).
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(DismissalConfirmation(title, shouldPresent, actions: actions) { EmptyView() })
  }

  /// Presents a confirmation dialog with a message before the window closes, while a condition is true (B19.50).
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(Text(titleKey), shouldPresent, actions: actions, message: message))
  }

  /// Presents a confirmation dialog with a message before the window closes, while a condition is true (B19.50).
  @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(Text(titleResource), shouldPresent, actions: actions, message: message))
  }

  /// Presents a confirmation dialog with a message before the window closes, while a condition is true (B19.50).
  @_disfavoredOverload nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(Text(title), shouldPresent, actions: actions, message: message))
  }

  /// Presents a confirmation dialog with a message before the window closes, while a condition is true (B19.50).
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(DismissalConfirmation(title, shouldPresent, actions: actions, message: message))
  }
}
