import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletLooks
import RivuletText

/// The text of a field, with its selection and caret.
struct EditableLine {
  package let text: DisplayedText
  /// True if the caret and the selection are visible.
  let isEdited: Bool
  /// True if the text wraps and can contain line breaks.
  let hasLines: Bool
  let geometry: FieldGeometry
  /// True if the view is as tall as all of its lines, and an enclosing scroll view follows the caret.
  var revealsCaret = false
  /// True if the selection is visible outside of editing, because it is a search match.
  var isSearched = false
  /// The search matches, as ranges of UTF-8 code units.
  var found: [Range<Int>] = []
}

extension EditableLine: LeafView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> EditableLineBehavior {
    EditableLineBehavior(text: DisplayedText(EditingState()), geometry: FieldGeometry())
  }

  func update(_ node: BehaviorNode<EditableLineBehavior>, environment: EnvironmentReader) {
    let environment = environment.values
    var behavior = EditableLineBehavior(text: text, geometry: geometry)
    behavior.styled = styled(in: environment, node.tree.services)
    behavior.style = ParagraphStyle(
      alignment: environment.multilineTextAlignment.resolved, isRightToLeft: environment.layoutDirection == .rightToLeft)
    behavior.isEdited = isEdited
    behavior.revealsCaret = revealsCaret
    behavior.isSearched = isSearched
    behavior.found = found
    if hasLines {
      let context = environment.textContext
      behavior.lineCounts =
        revealsCaret
        ? 1...Int.max
        : max(context.reservedLines, 1)...max(context.lineLimit ?? .max, context.reservedLines, 1)
      behavior.style.lineSpacing = context.lineSpacing
    }
    behavior.displayScale = environment.displayScale
    behavior.caretWidth = environment.looks.fields.caretWidth
    behavior.caretColor = TintShapeStyle().resolved(in: environment).flatColor
    behavior.foundColor = ControlPaint(.foundText).resolved(in: environment).flatColor
    behavior.selectionColor = ControlPaint(.selectedText).resolved(in: environment).flatColor
    node.update(behavior)
  }

  @MainActor private func styled(in environment: EnvironmentValues, _ services: any HostServices) -> StyledText {
    var environment = environment
    // The offsets refer to the original text, before the text case is applied.
    environment.textCase = nil
    DimmedLabelModifier().change(&environment)
    let text = Text(verbatim: self.text.string)
    var resolver = TextResolver(environment, services)
    resolver.append(text)
    var styled = resolver.styledText(text)
    if let marked = self.text.marked { styled.underline(marked) }
    return styled
  }
}

extension StyledText {
  /// Underlines text that an input method has not committed.
  fileprivate mutating func underline(_ part: Range<Int>) {
    runs = runs.flatMap { run -> [TextRun] in
      let inside = run.range.clamped(to: part)
      guard !inside.isEmpty else { return [run] }
      let pieces = [run.range.lowerBound..<inside.lowerBound, inside, inside.upperBound..<run.range.upperBound]
      return pieces.filter { !$0.isEmpty }.map { piece in
        var cut = run
        cut.range = piece
        if piece == inside { cut.underline = TextRun.Decoration() }
        return cut
      }
    }
  }
}
