import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A date that people enter part by part (B21.42).
struct DateField: CompositeView {
  let configuration: DatePickerStyleConfiguration
  var hasBorder = true
  var hasStepper = false
  @State private var session = DateFieldSession()
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.controlMetrics) private var metrics

  init(configuration: DatePickerStyleConfiguration, hasBorder: Bool = true, hasStepper: Bool = false) {
    self.configuration = configuration
    self.hasBorder = hasBorder
    self.hasStepper = hasStepper
  }

  var body: some View {
    let editor = DateEditor(calendar: calendar, limits: configuration.limits)
    let shown = configuration.limits.clamp(configuration.selection)
    let pieces = DatePieces.pieces(of: shown, configuration.displayedComponents, calendar, locale)
    let entry = DateEntry(
      editor: editor, date: shown, parts: pieces.compactMap(\.part), session: $session, choose: { configuration.choose($0) })
    HStack(spacing: metrics.looks.dates.stepperSpacing) {
      HStack(spacing: 0) {
        ForEach(pieces) { piece in
          let isCurrent = session.isFocused && piece.part != nil && piece.part == entry.part
          Text(verbatim: isCurrent && !session.typed.isEmpty ? session.typed : piece.text)
            .monospacedDigit().lineLimit(1).fixedSize()
            .background { RoundedRectangle(cornerRadius: 2).fill(ControlPaint(.selectedText)).opacity(isCurrent ? 1 : 0) }
        }
      }
      .padding(hasBorder ? metrics.looks.dates.fieldInsets : EdgeInsets())
      .background { FieldGround(border: hasBorder ? .rounded : .none) }
      .modifier(DateFieldModifier(entry: entry, value: configuration.spokenValue(calendar)))
      // Digits, and therefore the parts of a date, run from left to right in all languages.
      .environment(\.layoutDirection, .leftToRight)
      if hasStepper {
        StepperHalves(
          steps: StepperSteps(
            increment: { entry.step(1) }, decrement: { entry.step(-1) }, value: nil, onEditingChanged: { _ in }),
          size: metrics.looks.dates.stepperSize)
      }
    }
    .modifier(LabelFontModifier())
    .modifier(DimmedLabelModifier())
  }
}

/// The state of a date field between updates.
struct DateFieldSession: Equatable {
  var isFocused = false
  /// The index of the part being edited.
  var place = 0
  /// The digits typed for the part so far.
  var typed = ""
}

/// The effects of keys on the parts of a date.
struct DateEntry {
  let editor: DateEditor
  let date: Date
  let parts: [DatePieces.Part]
  let session: Binding<DateFieldSession>
  let choose: @MainActor (Date) -> Void

  /// The part being edited.
  var part: DatePieces.Part? {
    let place = session.wrappedValue.place
    return parts.indices.contains(place) ? parts[place] : parts.first
  }

  /// Changes the part being edited by the given number of steps.
  @MainActor func step(_ steps: Int) {
    session.wrappedValue.typed = ""
    if let part { choose(editor.stepping(part, by: steps, of: date)) }
  }

  /// Moves to the next or previous part, and returns false if no such part exists.
  @MainActor func move(_ way: Int) -> Bool {
    finish()
    let next = min(session.wrappedValue.place, parts.count - 1) + way
    guard parts.indices.contains(next) else { return false }
    session.wrappedValue.place = next
    return true
  }

  /// Commits the digits typed so far.
  @MainActor func finish() {
    let typed = session.wrappedValue.typed
    guard !typed.isEmpty else { return }
    session.wrappedValue.typed = ""
    if let part, let number = Int(typed) { choose(editor.typing(number, of: part, at: date)) }
  }

  /// Adds a digit. A complete part is committed, and editing continues with the next part (B21.107).
  @MainActor func type(_ digit: Int) {
    guard let part, part != .halfDay else { return }
    let typed = session.wrappedValue.typed + "\(digit)"
    session.wrappedValue.typed = typed
    let most = editor.numbers(of: part, at: date).upperBound
    if typed.count >= editor.digits(of: part) || (Int(typed) ?? 0) * 10 > most { _ = move(1) }
  }

  /// Sets the half of the day from its first letter, and returns false for any other letter.
  @MainActor func typeHalf(_ letter: Character) -> Bool {
    guard part == .halfDay else { return false }
    let calendar = editor.calendar
    for (half, symbol) in [calendar.amSymbol, calendar.pmSymbol].enumerated() where symbol.lowercased().first == letter {
      choose(editor.typing(half, of: .halfDay, at: date))
      return true
    }
    return false
  }
}
