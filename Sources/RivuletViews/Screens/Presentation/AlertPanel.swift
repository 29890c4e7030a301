import Foundation
import RivuletCore
import RivuletFoundation
import RivuletGeometry

/// The title of an alert or a dialog.
struct AlertWords {
  let title: Text
  var titleVisibility = Visibility.automatic
  /// True for a choice of actions, which people can always cancel (B19.39).
  var isDialog = false
}

/// The panel of an alert or a dialog: title, message, fields, and actions in the order of the platform (B19.30–B19.39).
struct AlertPanel<Actions: View, Message: View> {
  let words: AlertWords
  let actions: Actions
  let message: Message
  /// The action to perform after the chosen action.
  let close: () -> Void
  /// The last action to perform, unless the chosen action was to cancel.
  let onConfirm: () -> Void
  @Environment(\.idiom) private var idiom
  @Environment(\.dialogWishes) private var wishes
  /// The state of the desktop's suppression toggle until the dialog closes.
  @State private var isSuppressed = false
  /// The button of the Return key; nil until the buttons are known.
  @State private var usual: AlertMark?

  init(
    words: AlertWords, actions: Actions, message: Message, close: @escaping () -> Void, onConfirm: @escaping () -> Void = {}
  ) {
    self.onConfirm = onConfirm
    self.words = words
    self.actions = actions
    self.message = message
    self.close = close
  }
}

@MainActor
extension AlertPanel: View {
  /// True for a dialog on the phone, which shows its actions as rows at the bottom.
  private var isRows: Bool { words.isDialog && idiom == .phone }

  private var showsTitle: Bool {
    switch words.titleVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: !isRows
    }
  }

  var body: some View {
    let (suppression, isOn) = (idiom == .desktop ? wishes.suppression : nil, isSuppressed)
    let wrapper = ButtonActionWrapper { [close, onConfirm] action, role in
      action()
      if let suppression { suppression.isSuppressed.wrappedValue = isOn }
      close()
      if role != .cancel { onConfirm() }
    }
    Group(subviews: actions.buttonStyle(AlertButtonStyle(isRows: isRows)).environment(\.usualAlertButton, usual)) { subviews in
      let parts = AlertParts(subviews, isDialog: words.isDialog)
      if isRows {
        rows(parts)
      } else {
        panel(parts).onChange(of: parts.usual?.containerValues.alertMark.map(ObjectIdentifier.init), initial: true) {
          usual = parts.usual?.containerValues.alertMark
        }
      }
    }
    .environment(\.buttonActionWrapper, wrapper)
    .modifier(ScreenTitleModifier(title: words.title))
  }

  // MARK: In the middle

  private func panel(_ parts: AlertParts) -> some View {
    VStack(spacing: 0) {
      FittingScroll {
        VStack(spacing: idiom == .phone ? 4 : 8) {
          if idiom == .desktop { icon }
          if showsTitle {
            words.title.font(.headline).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
          }
          message.font(.footnote).multilineTextAlignment(.center)
          if !parts.fields.isEmpty {
            VStack(spacing: 6) { ForEach(parts.fields) { $0 } }.textFieldStyle(.roundedBorder).padding(.top, 12)
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, idiom == .phone ? 19 : 16)
        .frame(maxWidth: .infinity)
      }
      if idiom == .desktop, let suppression = wishes.suppression {
        // The toggle is not an action: choosing it leaves the dialog open.
        Toggle(isOn: $isSuppressed) { suppression.label }.padding(.bottom, 12).environment(\.buttonActionWrapper, nil)
      }
      if idiom == .phone { phoneActions(parts) } else { desktopActions(parts) }
    }
    .frame(width: idiom == .phone ? 270 : 260)
    .background(
      idiom == .phone ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.background),
      in: RoundedRectangle(cornerRadius: idiom == .phone ? 14 : 10)
    )
    .shadow(color: .black.opacity(idiom == .phone ? 0 : 0.3), radius: 12, y: 4)
  }

  @ViewBuilder private func phoneActions(_ parts: AlertParts) -> some View {
    if parts.buttonCount == 2 {
      Divider()
      HStack(spacing: 0) {
        ForEach(parts.cancel) { $0.keyboardShortcut(.cancelAction) }
        standard(parts)
        if !parts.cancel.isEmpty || parts.needsCancel || parts.needsOK { Divider() }
        ForEach(parts.others) { keyed($0, parts) }
      }
      .frame(height: 44)
    } else {
      FittingScroll {
        VStack(spacing: 0) {
          ForEach(parts.others) { action in
            Divider()
            keyed(action, parts).frame(height: 44)
          }
          ForEach(parts.cancel) { action in
            Divider()
            action.keyboardShortcut(.cancelAction).frame(height: 44)
          }
          if parts.needsOK || parts.needsCancel {
            Divider()
            standard(parts).frame(height: 44)
          }
        }
      }
    }
  }

  /// The icon set for dialogs of the desktop, or a warning symbol in a critical one.
  @ViewBuilder private var icon: some View {
    if let icon = wishes.icon {
      icon.font(.system(size: 40)).accessibilityHidden(true)
    } else if wishes.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 40)).foregroundStyle(.yellow).accessibilityHidden(true)
    }
  }

  /// Returns the buttons of the desktop. Cancel precedes the usual action, the last in a row (B19.32). More than two buttons form a column.
  private func desktopActions(_ parts: AlertParts) -> some View {
    let layout = parts.buttonCount > 2 ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
    return FittingScroll {
      layout {
        if parts.buttonCount <= 2 { cancel(parts) }
        ForEach(parts.others) { keyed($0, parts) }
        if parts.buttonCount > 2 { cancel(parts) }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
  }

  /// Returns an action with its keyboard shortcuts: Return for the usual action, and Escape for the only one (B19.35).
  private func keyed(_ action: Subview, _ parts: AlertParts) -> some View {
    action.keyboardShortcut(action.id == parts.usual?.id ? .defaultAction : nil)
      .keyboardShortcut(parts.hasOneAction ? .cancelAction : nil)
  }

  @ViewBuilder private func cancel(_ parts: AlertParts) -> some View {
    ForEach(parts.cancel) { $0.keyboardShortcut(.cancelAction) }
    standard(parts)
  }

  /// Returns the action that the platform adds: OK in an alert without actions, Cancel in a dialog without one that cancels.
  @ViewBuilder private func standard(_ parts: AlertParts) -> some View {
    if parts.needsOK {
      Button(.ok) {}.buttonStyle(AlertButtonStyle(isRows: isRows)).keyboardShortcut(.defaultAction).keyboardShortcut(.cancelAction)
    } else if parts.needsCancel {
      Button(.cancel, role: .cancel) {}.buttonStyle(AlertButtonStyle(isRows: isRows)).keyboardShortcut(.cancelAction)
    }
  }

  // MARK: Rows

  private func rows(_ parts: AlertParts) -> some View {
    VStack(spacing: 8) {
      FittingScroll {
        VStack(spacing: 0) {
          VStack(spacing: 4) {
            if showsTitle { words.title.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader) }
            message.font(.footnote)
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 16)
          .padding(.vertical, showsTitle ? 14 : 0)
          ForEach(Array(parts.others.enumerated()), id: \.element.id) { place, action in
            if place > 0 || showsTitle { Divider() }
            action.frame(height: 57)
          }
        }
        .frame(maxWidth: .infinity)
      }
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
      Group {
        ForEach(parts.cancel) { $0.keyboardShortcut(.cancelAction) }
        standard(parts)
      }
      .frame(height: 57)
      .frame(maxWidth: .infinity)
      .background(.background, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}

/// The subviews of an alert's actions, in the order in which they are shown (B19.31, B19.32).
private struct AlertParts {
  var fields: [Subview] = []
  var others: [Subview] = []
  /// The action that cancels. If there are several, it is the last one.
  var cancel: [Subview] = []
  let isDialog: Bool

  init(_ subviews: SubviewsCollection, isDialog: Bool) {
    self.isDialog = isDialog
    for subview in subviews {
      switch subview.containerValues.alertPart {
      case .field: fields.append(subview)
      case .action, .destructive: others.append(subview)
      case .cancel:
        others += cancel
        cancel = [subview]
      }
    }
  }

  /// The action of the Return key: the one that the app chose for it, or else the first one that neither deletes nor cancels.
  var usual: Subview? {
    (others + cancel).first { $0.containerValues.isDefaultAction } ?? others.first { $0.containerValues.alertPart == .action }
  }

  /// True if there is a single action, which then closes the alert whatever it does.
  var hasOneAction: Bool { !isDialog && others.count == 1 && cancel.isEmpty }

  var needsOK: Bool { !isDialog && others.isEmpty && cancel.isEmpty }
  var needsCancel: Bool { isDialog && cancel.isEmpty }
  var buttonCount: Int { others.count + cancel.count + (needsOK || needsCancel ? 1 : 0) }
}

/// The kind of a view among the actions of an alert.
enum AlertPart {
  case field, action, destructive, cancel
}

private struct AlertPartKey: ContainerValueKey {
  static var defaultValue: AlertPart { .field }
}

private struct AlertMarkKey: ContainerValueKey {
  static var defaultValue: AlertMark? { nil }
}

private struct DefaultActionKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  var alertPart: AlertPart {
    get { self[AlertPartKey.self] }
    set { self[AlertPartKey.self] = newValue }
  }

  /// The identity of a button in an alert.
  fileprivate var alertMark: AlertMark? {
    get { self[AlertMarkKey.self] }
    set { self[AlertMarkKey.self] = newValue }
  }

  /// True if the app gave the button the shortcut of the default action.
  fileprivate var isDefaultAction: Bool {
    get { self[DefaultActionKey.self] }
    set { self[DefaultActionKey.self] = newValue }
  }
}

/// The identity of a button in an alert, which the alert and the button share.
private final class AlertMark: Sendable {}

private struct UsualAlertButtonKey: EnvironmentKey {
  static var defaultValue: AlertMark? { nil }
}

extension EnvironmentValues {
  /// The button of the Return key in the alert around; nil if it is unknown.
  fileprivate var usualAlertButton: AlertMark? {
    get { self[UsualAlertButtonKey.self] }
    set { self[UsualAlertButtonKey.self] = newValue }
  }
}

/// The style of a button in an alert.
struct AlertButtonStyle {
  let isRows: Bool
}

extension AlertButtonStyle: ButtonStyle {
  private func part(_ role: ButtonRole?) -> AlertPart {
    role == .cancel ? .cancel : role == .destructive ? .destructive : .action
  }

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration, isRows: isRows).containerValue(\.alertPart, part(configuration.role))
  }
}

private struct AlertButton {
  let configuration: ButtonStyleConfiguration
  let isRows: Bool
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.usualAlertButton) private var usual
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var mark = AlertMark()

  init(configuration: ButtonStyleConfiguration, isRows: Bool) {
    self.configuration = configuration
    self.isRows = isRows
  }
}

extension AlertButton: View {
  /// True for the button of the Return key on a desktop, which is prominent there.
  private var isProminent: Bool { idiom == .desktop && (usual === mark || shortcut == .defaultAction) }

  var body: some View {
    button.containerValue(\.alertMark, mark).containerValue(\.isDefaultAction, shortcut == .defaultAction)
  }

  @ViewBuilder private var button: some View {
    let isDestructive = configuration.role == .destructive
    let label = configuration.label
      .font(isRows ? .title3 : .body)
      .fontWeight(configuration.role == .cancel && idiom == .phone ? .semibold : nil)
      .foregroundStyle(
        isProminent
          ? AnyShapeStyle(ControlPaint(.prominentLabel))
          : isDestructive ? AnyShapeStyle(.red) : idiom == .phone ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
      )
      .opacity(isEnabled ? 1 : 0.4)
    if idiom == .phone {
      label
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(configuration.isPressed ? 0.2 : 0))
        .contentShape(Rectangle())
    } else {
      label
        .frame(maxWidth: .infinity)
        .padding(.vertical, 4)
        .background(ground, in: RoundedRectangle(cornerRadius: 5))
        .contentShape(Rectangle())
    }
  }

  private var ground: AnyShapeStyle {
    isProminent
      ? AnyShapeStyle(ControlPaint(.prominentGround).opacity(configuration.isPressed ? 0.7 : 1))
      : AnyShapeStyle(Color.gray.opacity(configuration.isPressed ? 0.45 : 0.25))
  }
}
