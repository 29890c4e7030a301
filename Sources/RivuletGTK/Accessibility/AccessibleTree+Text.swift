#if GTK
import Foundation
import RivuletHost

/// Access to text: the content of text fields, the text of labels, and the values of controls without a numeric range.
extension AccessibleTree {
  /// Returns true if an element is a text field or text editor.
  static func isEditableText(_ element: SemanticsElement) -> Bool { [.textField, .secureTextField, .textEditor].contains(element.role) }

  /// Returns the spoken text of an element other than its name, or nil if the element has none.
  static func spoken(_ element: SemanticsElement) -> String? {
    if isEditableText(element) { return element.value ?? "" }
    if element.role == .text { return element.label }
    return element.range == nil && element.state == nil ? element.value : nil
  }

  /// Returns the text of an element, with the caret if the element has one. For a secure field, the text is the obscured text on
  /// screen.
  func text(of record: SemanticsRecord) -> SpokenText? {
    guard let shown = Self.spoken(record.element) else { return nil }
    guard let control = control(record), let receiver = control.textReceiver else { return SpokenText(shown) }
    let editing = receiver.editing
    let (selection, written) = (editing.selection, editing.text)
    let offsets = [selection.head, selection.range.lowerBound, selection.range.upperBound].map {
      SpokenText.characters(of: written, beforeByte: $0)
    }
    return SpokenText(receiver.isSecure ? shown : written, caret: offsets[0], selection: offsets[1]..<offsets[2])
  }

  func textProperty(_ name: String, _ record: SemanticsRecord) -> BusValue? {
    guard let text = text(of: record) else { return nil }
    switch name {
    case "CharacterCount": return .number(text.count)
    case "CaretOffset": return .number(text.caret ?? -1)
    default: return nil
    }
  }

  func answerText(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    guard let text = text(of: record) else { return nil }
    let (first, second) = (call.integer(0), call.integer(1))
    switch call.method {
    case "GetText": return [.string(text.part(first, second))]
    case "GetCharacterAtOffset": return [.int(Int32(clamping: text.scalar(at: first)))]
    case "GetStringAtOffset": return Self.answer(text, range(of: Self.unit(granularity: second), in: text, at: first, record))
    case "GetTextAtOffset": return Self.answer(text, range(of: Self.unit(boundary: second), in: text, at: first, record))
    case "GetTextBeforeOffset":
      return Self.answer(text, range(beside: Self.unit(boundary: second), in: text, at: first, record, forward: false))
    case "GetTextAfterOffset":
      return Self.answer(text, range(beside: Self.unit(boundary: second), in: text, at: first, record, forward: true))
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun": return [.dictionary([:]), .int(0), .number(text.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([:])]
    case "GetCharacterExtents": return Self.numbers(characterFrame(record, text, first, call.integer(1)))
    case "GetRangeExtents": return Self.numbers(frame(of: record, call.integer(2)))
    case "GetOffsetAtPoint": return [.int(-1)]
    case "ScrollSubstringTo": return [.bool(window.perform { control(record).map { $0.reveal() } != nil })]
    default: return answerSelecting(call, record, text)
    }
  }

  private func answerSelecting(_ call: BusCall, _ record: SemanticsRecord, _ text: SpokenText) -> [BusValue]? {
    switch call.method {
    case "SetCaretOffset": return [.bool(select(text, call.integer(0), call.integer(0), record))]
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      let selection = call.integer(0) == 0 ? text.selection : 0..<0
      return [.number(selection.lowerBound), .number(selection.upperBound)]
    case "AddSelection": return [.bool(text.selection.isEmpty && select(text, call.integer(0), call.integer(1), record))]
    case "SetSelection": return [.bool(call.integer(0) == 0 && select(text, call.integer(1), call.integer(2), record))]
    case "RemoveSelection":
      guard call.integer(0) == 0, !text.selection.isEmpty, let caret = text.caret else { return [.bool(false)] }
      return [.bool(select(text, caret, caret, record))]
    default: return nil
    }
  }

  private static func answer(_ text: SpokenText, _ range: Range<Int>) -> [BusValue] {
    [.string(text.part(range.lowerBound, range.upperBound)), .number(range.lowerBound), .number(range.upperBound)]
  }

  /// Returns the range of the unit that contains an offset. Lines of editable text are those on
  /// screen, while lines of any other text end at line breaks.
  private func range(of unit: SpokenText.Unit, in text: SpokenText, at offset: Int, _ record: SemanticsRecord) -> Range<Int> {
    let end = text.bytes(before: min(max(offset, 0), text.count))
    guard unit == .line, let receiver = control(record)?.textReceiver, !receiver.isSecure, let line = receiver.screenLine(at: end) else {
      return text.range(of: unit == .paragraph ? .line : unit, at: offset)
    }
    let ends = [line.lowerBound, line.upperBound].map { SpokenText.characters(of: text.string, beforeByte: $0) }
    return ends[0]..<max(ends[0], ends[1])
  }

  /// Returns the range of the unit before or after the unit that contains an offset.
  private func range(
    beside unit: SpokenText.Unit, in text: SpokenText, at offset: Int, _ record: SemanticsRecord, forward: Bool
  ) -> Range<Int> {
    let here = range(of: unit, in: text, at: offset, record)
    if forward { return here.upperBound < text.count ? range(of: unit, in: text, at: here.upperBound, record) : text.count..<text.count }
    return here.lowerBound > 0 ? range(of: unit, in: text, at: here.lowerBound - 1, record) : 0..<0
  }

  /// Returns the text unit for a `GetStringAtOffset` granularity.
  private static func unit(granularity: Int) -> SpokenText.Unit {
    switch granularity {
    case 0: .character
    case 1: .word
    case 2: .sentence
    case 3: .line
    default: .paragraph
    }
  }

  /// Returns the text unit for a legacy boundary type, which distinguishes the starts and ends of units.
  private static func unit(boundary: Int) -> SpokenText.Unit {
    switch boundary {
    case 0: .character
    case 1, 2: .word
    case 3, 4: .sentence
    default: .line
    }
  }

  /// Returns the caret's frame if the caret is at the offset; otherwise, the frame of the whole element.
  private func characterFrame(_ record: SemanticsRecord, _ text: SpokenText, _ offset: Int, _ kind: Int) -> CGRect {
    guard offset == text.caret, kind != 2, let node = record.node, let control = control(record), control.hasTextFocus,
      let caret = control.textReceiver?.caretRect(in: node), !caret.isNull
    else { return frame(of: record, kind) }
    let (content, origin) = (window.contentOrigin, origin(of: kind, for: record))
    return caret.offsetBy(dx: content.x - origin.x, dy: content.y - origin.y)
  }
}

// MARK: - Editing

extension AccessibleTree {
  func answerEditing(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    guard let text = text(of: record) else { return nil }
    switch call.method {
    case "SetTextContents": return [.bool(edit(record, .selectAll, .insert(call.text(0))))]
    case "InsertText":
      let count = call.integer(2)
      let scalars = call.text(1).unicodeScalars
      let string = count < 0 ? call.text(1) : String(String.UnicodeScalarView(scalars.prefix(count)))
      return [.bool(edit(record, selecting(text, call.integer(0), call.integer(0), record), .insert(string)))]
    case "DeleteText": return [.bool(edit(record, selecting(text, call.integer(0), call.integer(1), record), .insert("")))]
    case "CutText": return [.bool(edit(record, selecting(text, call.integer(0), call.integer(1), record), .cut))]
    case "PasteText": return [.bool(edit(record, selecting(text, call.integer(0), call.integer(0), record), .paste))]
    case "CopyText":
      _ = edit(record, selecting(text, call.integer(0), call.integer(1), record), .copy)
      return []
    default: return nil
    }
  }

  private func select(_ text: SpokenText, _ anchor: Int, _ head: Int, _ record: SemanticsRecord) -> Bool {
    edit(record, selecting(text, anchor, head, record))
  }

  /// Returns the command that selects a range of characters. The arguments count code points, with a negative offset for the end, while
  /// the command counts bytes.
  private func selecting(_ text: SpokenText, _ anchor: Int, _ head: Int, _ record: SemanticsRecord) -> EditingCommand {
    let written = SpokenText(control(record)?.textReceiver?.editing.text ?? text.string)
    let ends = [anchor, head].map { written.bytes(before: $0 < 0 ? written.count : $0) }
    return .select(EditingSelection(anchor: ends[0], head: ends[1]))
  }

  private func edit(_ record: SemanticsRecord, _ commands: EditingCommand...) -> Bool {
    guard let control = control(record) else { return false }
    return window.perform { control.edit(commands) }
  }
}
#endif
