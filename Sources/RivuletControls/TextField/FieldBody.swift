import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The field inside all styles. In forms, a label may precede the field (B21.61).
struct FieldBody: CompositeView {
  let field: TextField<_TextFieldStyleLabel>
  let border: FieldBorder
  @Environment(\.looks.fields) private var look
  @Environment(\.controlPlace) private var place
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.isInList) private var isInList

  init(_ field: TextField<_TextFieldStyleLabel>, border: FieldBorder) {
    self.field = field
    self.border = border
  }

  var body: some View {
    let isApart = look.showsLabelInForms && place.isForm && visibility != .hidden
    LabeledRow(
      isApart ? .beside : .never, isSingleLine: field.axis == .horizontal,
      label: ZStack { field.label }.modifier(AccessibilityHiddenModifier()),
      control: FieldCore(field, border: border.resolved(look, place, isInList: isInList), labelIsPrompt: !isApart)
        .modifier(TrailingTextModifier(isActive: isApart && place == .row)))
  }
}

/// A modifier that aligns text with the trailing edge, as for values in form rows.
private struct TrailingTextModifier: EnvironmentModifier {
  typealias Body = Never

  let isActive: Bool

  func change(_ environment: inout EnvironmentValues) {
    if isActive { environment.multilineTextAlignment = .trailing }
  }
}

/// The editable line with an optional border. While the line is empty, it shows the placeholder.
struct FieldCore: CompositeView {
  let field: TextField<_TextFieldStyleLabel>
  let border: FieldBorder
  /// True if the label serves as the placeholder of a field without a prompt.
  let labelIsPrompt: Bool
  @State private var session = FieldSession()
  @State private var geometry = FieldGeometry()
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment

  init(_ field: TextField<_TextFieldStyleLabel>, border: FieldBorder, labelIsPrompt: Bool) {
    self.field = field
    self.border = border
    self.labelIsPrompt = labelIsPrompt
  }

  var body: some View {
    let text = field.source.text(in: locale)
    let state = session.state(for: text.wrappedValue, isValue: field.source.isValue, selection: field.source.selection?.wrappedValue)
    let hasLines = field.axis == .vertical && !field.isSecure
    let shown = DisplayedText(state, isSecure: field.isSecure, keepsBreaks: hasLines)
    let hasPrompt = field.prompt != nil
    ZStack(alignment: hasLines ? Alignment(horizontal: placeholderAlignment.horizontal, vertical: .top) : placeholderAlignment) {
      field.label
        .lineLimit(1)
        .foregroundStyle(ControlPaint(.placeholder))
        .modifier(SpokenLabelModifier(isShown: labelIsPrompt && shown.string.isEmpty && !hasPrompt, keepsSpacing: false))
      if let prompt = field.prompt {
        prompt
          .lineLimit(1)
          .foregroundStyle(ControlPaint(.placeholder))
          .modifier(SpokenLabelModifier(isShown: shown.string.isEmpty, keepsSpacing: false))
          .modifier(AccessibilityHiddenModifier())
      }
      EditableLine(text: shown, isEdited: session.isFocused && isEnabled, hasLines: hasLines, geometry: geometry)
    }
    .frame(minHeight: hasLines ? nil : metrics.looks.fields.lineHeight)
    .padding(metrics.fieldInsets(border))
    .background { FieldGround(border: border) }
    .modifier(FieldFontModifier())
    .modifier(
      FieldModifier(
        session: $session, text: text, selection: field.source.selection, isValue: field.source.isValue, isSecure: field.isSecure,
        lines: hasLines ? .several(returnBreaks: metrics.looks.fields.returnBreaksLines) : .one, actions: field.actions, geometry: geometry,
        showsFocusRing: metrics.looks.fields.showsFocusRing && border != .none, value: shown.string))
  }

  private var placeholderAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
