public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletLooks

extension View {
  nonisolated fileprivate func alertPanel<Actions: View, Message: View>(
    _ words: AlertTitle, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) -> some View {
    modifier(
      PresentedByFlag(isPresented: isPresented) { key, reset in
        PresentationModifier(
          key: key, style: words.isDialog ? .dialog : .alert,
          content: { AlertPanel(words: words, actions: actions(), message: message(), close: reset) }, onDismiss: nil, reset: reset)
      })
  }

  /// Presents an alert for the given data. A visible alert keeps its data (B19.33).
  nonisolated fileprivate func alertPanel<Value, Actions: View, Message: View>(
    _ words: AlertTitle, _ isPresented: Binding<Bool>, presenting data: Value?, _ actions: @escaping (Value) -> Actions,
    _ message: @escaping (Value) -> Message
  ) -> some View {
    modifier(DataAlertModifier(words: words, isPresented: isPresented, data: data, actions: actions, message: message))
  }
}

/// A modifier that presents an alert for data.
private struct DataAlertModifier<Value, Actions: View, Message: View> {
  let words: AlertTitle
  @Binding var isPresented: Bool
  let data: Value?
  let actions: (Value) -> Actions
  let message: (Value) -> Message
  /// The data of the visible alert.
  @State private var kept = KeptData<Value>()

  nonisolated init(
    words: AlertTitle, isPresented: Binding<Bool>, data: Value?, actions: @escaping (Value) -> Actions,
    message: @escaping (Value) -> Message
  ) {
    self.words = words
    _isPresented = isPresented
    self.data = data
    self.actions = actions
    self.message = message
  }
}

private final class KeptData<Value> {
  var value: Value?
}

extension DataAlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    let flag = $isPresented
    if !isPresented { kept.value = nil } else if kept.value == nil { kept.value = data }
    let (words, kept, actions, message) = (words, kept.value, actions, message)
    return content.modifier(
      PresentationModifier(
        key: isPresented && kept != nil ? AnyHashable(true) : nil, style: words.isDialog ? .dialog : .alert,
        content: {
          ItemContent(item: kept.map { DataAlert(value: $0) }) { data in
            AlertPanel(words: words, actions: actions(data.value), message: message(data.value)) { flag.wrappedValue = false }
          }
        }, onDismiss: nil, reset: { flag.wrappedValue = false }))
  }
}

private struct DataAlert<Value> {
  let value: Value
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  // MARK: Alerts

  /// Presents an alert while a binding is true (B19.30).
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(titleKey)), isPresented, actions) { EmptyView() }
  }

  /// Presents an alert while a binding is true (B19.30).
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(title)), isPresented, actions) { EmptyView() }
  }

  /// Presents an alert while a binding is true (B19.30).
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: title), isPresented, actions) { EmptyView() }
  }

  /// Presents an alert with a message while a binding is true (B19.30).
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(titleKey)), isPresented, actions, message)
  }

  /// Presents an alert with a message while a binding is true (B19.30).
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(title)), isPresented, actions, message)
  }

  /// Presents an alert with a message while a binding is true (B19.30).
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertPanel(AlertTitle(title: title), isPresented, actions, message)
  }

  /// Presents an alert for the given data while a binding is true (B19.33).
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(titleKey)), isPresented, presenting: data, actions) { _ in EmptyView() }
  }

  /// Presents an alert for the given data while a binding is true (B19.33).
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(title)), isPresented, presenting: data, actions) { _ in EmptyView() }
  }

  /// Presents an alert for the given data while a binding is true (B19.33).
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertPanel(AlertTitle(title: title), isPresented, presenting: data, actions) { _ in EmptyView() }
  }

  /// Presents an alert with a message for the given data while a binding is true (B19.33).
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(titleKey)), isPresented, presenting: data, actions, message)
  }

  /// Presents an alert with a message for the given data while a binding is true (B19.33).
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(title)), isPresented, presenting: data, actions, message)
  }

  /// Presents an alert with a message for the given data while a binding is true (B19.33).
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertPanel(AlertTitle(title: title), isPresented, presenting: data, actions, message)
  }

  /// Presents an alert for an error while a binding is true (B19.34).
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(error?.errorDescription ?? "")), isPresented, presenting: error) { _ in
      actions()
    } _: { _ in
      EmptyView()
    }
  }

  /// Presents an alert with a message for an error while a binding is true (B19.34).
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(error?.errorDescription ?? "")), isPresented, presenting: error, actions, message)
  }

  // MARK: Confirmation dialogs

  /// Presents a confirmation dialog while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(titleKey), titleVisibility: titleVisibility, isDialog: true), isPresented, actions) { EmptyView() }
  }

  /// Presents a confirmation dialog while a binding is true (B19.39).
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: Text(title), titleVisibility: titleVisibility, isDialog: true), isPresented, actions) { EmptyView() }
  }

  /// Presents a confirmation dialog while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alertPanel(AlertTitle(title: title, titleVisibility: titleVisibility, isDialog: true), isPresented, actions) { EmptyView() }
  }

  /// Presents a confirmation dialog with a message while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(titleKey), titleVisibility: titleVisibility, isDialog: true), isPresented, actions, message)
  }

  /// Presents a confirmation dialog with a message while a binding is true (B19.39).
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertPanel(AlertTitle(title: Text(title), titleVisibility: titleVisibility, isDialog: true), isPresented, actions, message)
  }

  /// Presents a confirmation dialog with a message while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alertPanel(AlertTitle(title: title, titleVisibility: titleVisibility, isDialog: true), isPresented, actions, message)
  }

  /// Presents a confirmation dialog for the given data while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertPanel(
      AlertTitle(title: Text(titleKey), titleVisibility: titleVisibility, isDialog: true), isPresented, presenting: data, actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents a confirmation dialog for the given data while a binding is true (B19.39).
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertPanel(
      AlertTitle(title: Text(title), titleVisibility: titleVisibility, isDialog: true), isPresented, presenting: data, actions
    ) { _ in
      EmptyView()
    }
  }

  /// Presents a confirmation dialog for the given data while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alertPanel(AlertTitle(title: title, titleVisibility: titleVisibility, isDialog: true), isPresented, presenting: data, actions) { _ in
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with a message for the given data while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertPanel(
      AlertTitle(title: Text(titleKey), titleVisibility: titleVisibility, isDialog: true), isPresented, presenting: data, actions, message)
  }

  /// Presents a confirmation dialog with a message for the given data while a binding is true (B19.39).
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertPanel(
      AlertTitle(title: Text(title), titleVisibility: titleVisibility, isDialog: true), isPresented, presenting: data, actions, message)
  }

  /// Presents a confirmation dialog with a message for the given data while a binding is true (B19.39).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alertPanel(
      AlertTitle(title: title, titleVisibility: titleVisibility, isDialog: true), isPresented, presenting: data, actions, message)
  }
}
