import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletLooks

/// The title of an alert or dialog.
struct AlertTitle {
  let title: Text
  var titleVisibility = Visibility.automatic
  /// True for a confirmation dialog, which people can always cancel (B19.39).
  var isDialog = false
}

/// The panel of an alert or dialog. It contains a title, a message, fields, and the actions in the platform's order (B19.30–B19.39).
struct AlertPanel<Actions: View, Message: View> {
  let words: AlertTitle
  let actions: Actions
  let message: Message
  /// The closure to call after the chosen action.
  let close: () -> Void
  /// The closure to call last, unless people have chosen to cancel.
  let onConfirm: () -> Void
  @Environment(\.looks.alerts) private var look
  @Environment(\.dialogPreferences) private var wishes
  /// The state of the suppression toggle until the dialog closes.
  @State private var isSuppressed = false
  /// The button for the Return key; nil until the buttons are known.
  @State private var usual: AlertMark?

  init(
    words: AlertTitle, actions: Actions, message: Message, close: @escaping () -> Void, onConfirm: @escaping () -> Void = {}
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
  /// The form of a dialog with rows at the bottom of the window; nil if the dialog is a panel.
  private var rowForm: AlertLook.Rows? { words.isDialog ? look.rows : nil }

  private var isRows: Bool { rowForm != nil }

  private var showsTitle: Bool {
    switch words.titleVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: !isRows
    }
  }

  /// True if a title or message is above the actions.
  private var hasWords: Bool { showsTitle || Message.self != EmptyView.self }

  var body: some View {
    let (suppression, isOn) = (look.hasSuppression ? wishes.suppression : nil, isSuppressed)
    let wrapper = ButtonActionWrapper { [close, onConfirm] action, role in
      action()
      if let suppression { suppression.isSuppressed.wrappedValue = isOn }
      close()
      if role != .cancel { onConfirm() }
    }
    Group(subviews: actions.buttonStyle(AlertButtonStyle(isRows: isRows)).environment(\.defaultAlertButton, usual)) { subviews in
      let parts = AlertParts(subviews, isDialog: words.isDialog)
      if let rowForm {
        rows(parts, rowForm)
      } else {
        panel(parts).onChange(of: parts.usual?.containerValues.alertMark.map(ObjectIdentifier.init), initial: true) {
          usual = parts.usual?.containerValues.alertMark
        }
      }
    }
    .environment(\.buttonActionWrapper, wrapper)
    .modifier(ScreenTitleModifier(title: words.title))
  }

  // MARK: Panels

  private func panel(_ parts: AlertParts) -> some View {
    VStack(spacing: 0) {
      FittingScroll {
        VStack(spacing: look.textSpacing) {
          if let font = look.iconFont { icon(font.font) }
          if showsTitle {
            words.title.font(.headline).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
          }
          message.font(.footnote).multilineTextAlignment(.center).modifier(SemanticsPartModifier(part: .message))
          if !parts.fields.isEmpty {
            VStack(spacing: 6) { ForEach(parts.fields) { $0 } }.textFieldStyle(.roundedBorder).padding(.top, 12)
          }
        }
        .padding(.horizontal, look.textInsets.width)
        .padding(.vertical, look.textInsets.height)
        .frame(maxWidth: .infinity)
      }
      if look.hasSuppression, let suppression = wishes.suppression {
        // The toggle is not an action, and therefore does not close the dialog.
        Toggle(isOn: $isSuppressed) { suppression.label }.padding(.bottom, 12).environment(\.buttonActionWrapper, nil)
      }
      switch look.actions {
      case .cells(let height): cells(parts, height: height)
      case .buttons(let spacing, let inset, _, _): buttons(parts, spacing: spacing, inset: inset)
      }
    }
    .frame(width: look.width)
    .background(
      look.ground == .material ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.background),
      in: RoundedRectangle(cornerRadius: look.cornerRadius)
    )
    .shadow(color: .black.opacity(look.shadowOpacity), radius: 12, y: 4)
  }

  /// Returns the actions as cells separated by lines. Two cells are side by side.
  @ViewBuilder private func cells(_ parts: AlertParts, height: CGFloat) -> some View {
    if parts.buttonCount == 2 {
      Divider()
      HStack(spacing: 0) {
        ForEach(parts.cancel) { $0.keyboardShortcut(.cancelAction) }
        standard(parts)
        if !parts.cancel.isEmpty || parts.needsCancel || parts.needsOK { Divider() }
        ForEach(parts.others) { keyed($0, parts) }
      }
      .frame(height: height)
    } else {
      FittingScroll {
        VStack(spacing: 0) {
          ForEach(parts.others) { action in
            Divider()
            keyed(action, parts).frame(height: height)
          }
          ForEach(parts.cancel) { action in
            Divider()
            action.keyboardShortcut(.cancelAction).frame(height: height)
          }
          if parts.needsOK || parts.needsCancel {
            Divider()
            standard(parts).frame(height: height)
          }
        }
      }
    }
  }

  /// Returns the icon that the app sets for dialogs, or a warning symbol for a critical dialog.
  @ViewBuilder private func icon(_ font: Font) -> some View {
    if let icon = wishes.icon {
      icon.font(font).accessibilityHidden(true)
    } else if wishes.severity == .critical {
      Image(systemName: "exclamationmark.triangle.fill").font(font).foregroundStyle(.yellow).accessibilityHidden(true)
    }
  }

  /// Returns the actions as buttons. The cancel button precedes the default button, which is the last in a row (B19.32). More than two
  /// buttons are stacked.
  private func buttons(_ parts: AlertParts, spacing: CGFloat, inset: CGFloat) -> some View {
    let layout = parts.buttonCount > 2 ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
    return FittingScroll {
      layout {
        if parts.buttonCount <= 2 { cancel(parts) }
        ForEach(parts.others) { keyed($0, parts) }
        if parts.buttonCount > 2 { cancel(parts) }
      }
      .padding(.horizontal, inset)
      .padding(.bottom, inset)
    }
  }

  /// Returns an action with its keyboard shortcuts: Return for the default action, and Escape for the only action (B19.35).
  private func keyed(_ action: Subview, _ parts: AlertParts) -> some View {
    let usual = action.id == parts.usual?.id ? [KeyboardShortcut.defaultAction] : []
    return action.keyboardShortcuts(usual + (parts.hasOneAction ? [.cancelAction] : []))
  }

  @ViewBuilder private func cancel(_ parts: AlertParts) -> some View {
    ForEach(parts.cancel) { $0.keyboardShortcut(.cancelAction) }
    standard(parts)
  }

  /// Returns the action that the platform adds: OK in an alert without actions, or Cancel in a dialog without a cancel action.
  @ViewBuilder private func standard(_ parts: AlertParts) -> some View {
    if parts.needsOK {
      Button(.ok) {}.buttonStyle(AlertButtonStyle(isRows: isRows)).keyboardShortcuts([.defaultAction, .cancelAction])
    } else if parts.needsCancel {
      Button(.cancel, role: .cancel) {}.buttonStyle(AlertButtonStyle(isRows: isRows)).keyboardShortcut(.cancelAction)
    }
  }

  // MARK: Rows

  private func rows(_ parts: AlertParts, _ form: AlertLook.Rows) -> some View {
    VStack(spacing: form.spacing) {
      FittingScroll {
        VStack(spacing: 0) {
          VStack(spacing: form.textSpacing) {
            if showsTitle { words.title.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader) }
            message.font(.footnote).modifier(SemanticsPartModifier(part: .message))
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(.horizontal, form.textInsets.width)
          .padding(.vertical, hasWords ? form.textInsets.height : 0)
          ForEach(Array(parts.others.enumerated()), id: \.element.id) { place, action in
            if place > 0 || hasWords { Divider() }
            action.frame(height: form.height)
          }
        }
        .frame(maxWidth: .infinity)
      }
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: form.cornerRadius))
      Group {
        ForEach(parts.cancel) { $0.keyboardShortcut(.cancelAction) }
        standard(parts)
      }
      .frame(height: form.height)
      .frame(maxWidth: .infinity)
      .background(.background, in: RoundedRectangle(cornerRadius: form.cornerRadius))
    }
  }
}

/// The subviews that represent an alert's actions and fields, in display order (B19.31, B19.32).
private struct AlertParts {
  var fields: [Subview] = []
  var others: [Subview] = []
  /// The cancel action, or the last of several cancel actions.
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

  /// The action for the Return key. It is the app's default action, or else the first action that neither deletes nor cancels.
  var usual: Subview? {
    (others + cancel).first { $0.containerValues.isDefaultAction } ?? others.first { $0.containerValues.alertPart == .action }
  }

  /// True if the alert has a single action, which then closes the alert regardless of its role.
  var hasOneAction: Bool { !isDialog && others.count == 1 && cancel.isEmpty }

  var needsOK: Bool { !isDialog && others.isEmpty && cancel.isEmpty }
  var needsCancel: Bool { isDialog && cancel.isEmpty }
  var buttonCount: Int { others.count + cancel.count + (needsOK || needsCancel ? 1 : 0) }
}

/// The kind of a view in an alert's actions.
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

  /// True if the app has given the button the default action's shortcut.
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
  /// The button for the Return key in the enclosing alert; nil if it is unknown.
  fileprivate var defaultAlertButton: AlertMark? {
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
  @Environment(\.looks.alerts) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.defaultAlertButton) private var usual
  @Environment(\.keyboardShortcut) private var shortcut
  @State private var mark = AlertMark()

  init(configuration: ButtonStyleConfiguration, isRows: Bool) {
    self.configuration = configuration
    self.isRows = isRows
  }
}

extension AlertButton: View {
  /// True for the button of the Return key, if the looks highlight it.
  private var isProminent: Bool { look.marksDefaultAction && (usual === mark || shortcut == .defaultAction) }

  var body: some View {
    button.containerValue(\.alertMark, mark).containerValue(\.isDefaultAction, shortcut == .defaultAction)
  }

  @ViewBuilder private var button: some View {
    let isDestructive = configuration.role == .destructive
    let label = configuration.label
      .font(isRows ? .title3 : .body)
      .fontWeight(configuration.role == .cancel ? look.cancelWeight.map { Font.Weight(value: $0) } : nil)
      .foregroundStyle(
        isProminent
          ? AnyShapeStyle(ControlPaint(.prominentLabel))
          : isDestructive ? AnyShapeStyle(.red) : look.tintsActions ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
      )
      .opacity(isEnabled ? 1 : 0.4)
    switch look.actions {
    case .cells:
      label
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(configuration.isPressed ? 0.2 : 0))
        .contentShape(Rectangle())
    case .buttons(_, _, let padding, let radius):
      label
        .frame(maxWidth: .infinity)
        .padding(.vertical, padding)
        .background(ground, in: RoundedRectangle(cornerRadius: radius))
        .contentShape(Rectangle())
    }
  }

  private var ground: AnyShapeStyle {
    isProminent
      ? AnyShapeStyle(ControlPaint(.prominentGround).opacity(configuration.isPressed ? 0.7 : 1))
      : AnyShapeStyle(Color.gray.opacity(configuration.isPressed ? 0.45 : 0.25))
  }
}
