import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletFoundation

/// The description of an alert, for the original form of the modifier (B19.37).
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `View.alert(_:isPresented:presenting:actions:message:) instead.")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use `View.alert(_:isPresented:presenting:actions:message:) instead.")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `View.alert(_:isPresented:presenting:actions:message:) instead.")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `View.alert(_:isPresented:presenting:actions:message:) instead.")
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which is "OK" by default.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(.ok))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// Creates a button for the default action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: nil, label: label, action: action)
    }

    /// Creates a button that cancels the alert.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: label, action: action)
    }

    /// Creates a button titled "Cancel" that cancels the alert.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: Text(.cancel), action: action)
    }

    /// Creates a button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The description of an action sheet, for the original form of the modifier (B19.40).
@available(
  iOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` instead."
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` instead."
)
@available(
  watchOS, introduced: 6.0, deprecated: 100000.0,
  message: "use `View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)` instead."
)
@available(macOS, unavailable)
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an action sheet. A cancel button is added if `buttons` contains none.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of an action sheet.
  public typealias Button = Alert.Button
}

@available(*, unavailable)
extension Alert: Sendable {}

@available(*, unavailable)
extension Alert.Button: Sendable {}

/// A view that creates the buttons of an alert description.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { place in
      let button = buttons[place]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

/// A modifier that presents an alert description while a binding is true.
private struct AlertValueModifier {
  @Binding var isPresented: Bool
  let alert: () -> (words: AlertTitle, message: Text?, buttons: [Alert.Button])

  nonisolated init(
    isPresented: Binding<Bool>, alert: @escaping () -> (words: AlertTitle, message: Text?, buttons: [Alert.Button])
  ) {
    _isPresented = isPresented
    self.alert = alert
  }
}

extension AlertValueModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (flag, alert) = ($isPresented, self.alert)
    let style: PresentationStyle = isPresented && alert().words.isDialog ? .dialog : .alert
    content.modifier(
      PresentationModifier(
        key: isPresented ? AnyHashable(true) : nil, style: style,
        content: {
          let value = alert()
          return AlertPanel(
            words: value.words, actions: AlertButtons(buttons: value.buttons), message: AlertMessage(text: value.message),
            close: { flag.wrappedValue = false })
        }, onDismiss: nil, reset: { flag.wrappedValue = false }))
  }
}

/// The optional message of an alert.
private struct AlertMessage {
  let text: Text?
}

extension AlertMessage: View {
  var body: some View { text }
}

/// A modifier that presents an alert description for an item.
private struct AlertItemModifier<Item: Identifiable> {
  @Binding var item: Item?
  let alert: (Item) -> (words: AlertTitle, message: Text?, buttons: [Alert.Button])

  nonisolated init(
    item: Binding<Item?>, alert: @escaping (Item) -> (words: AlertTitle, message: Text?, buttons: [Alert.Button])
  ) {
    _item = item
    self.alert = alert
  }
}

extension AlertItemModifier: ViewModifier {
  func body(content: Content) -> some View {
    let binding = $item
    let value = item.map { alert($0) }
    content.modifier(
      PresentationModifier(
        key: item.map { AnyHashable($0.id) }, style: value?.words.isDialog == true ? .dialog : .alert,
        content: {
          AlertPanel(
            words: value?.words ?? AlertTitle(title: Text("")), actions: AlertButtons(buttons: value?.buttons ?? []),
            message: AlertMessage(text: value?.message), close: { binding.wrappedValue = nil })
        }, onDismiss: nil, reset: { binding.wrappedValue = nil }))
  }
}

extension Alert {
  fileprivate var panel: (words: AlertTitle, message: Text?, buttons: [Alert.Button]) { (AlertTitle(title: title), message, buttons) }
}

@available(macOS, unavailable)
extension ActionSheet {
  fileprivate var panel: (words: AlertTitle, message: Text?, buttons: [Alert.Button]) {
    (AlertTitle(title: title, titleVisibility: .visible, isDialog: true), message, buttons)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Presents an alert while a binding is true (B19.37). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented) { content().panel })
  }

  /// Presents an alert while a binding contains an item (B19.37). This is the original form of the modifier.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(AlertItemModifier(item: item) { content($0).panel })
  }

  /// Presents an action sheet while a binding is true (B19.40). This is the original form of the modifier.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  @available(macOS, unavailable)
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(AlertValueModifier(isPresented: isPresented) { content().panel })
  }

  /// Presents an action sheet while a binding contains an item (B19.40). This is the original form of the modifier.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0,
    message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  @available(macOS, unavailable)
  nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
    modifier(AlertItemModifier(item: item) { content($0).panel })
  }
}
