import Foundation
import RivuletCore
import RivuletDrawing
import RivuletText

/// The line of a field, or its lines: the text, what of it is selected, and the caret.
struct EditableLine {
  let text: DisplayedText
  /// Whether caret and selection show.
  let isEdited: Bool
  /// Whether the text goes on below where it has no room, and at each break.
  let hasLines: Bool
  let geometry: FieldGeometry
  /// Whether it is as high as all of its lines, and the caret is scrolled into sight when it moves.
  var revealsCaret = false
  /// Whether the selection shows also while nothing is edited, for what is found is selected.
  var isSearched = false
  /// What was found, in UTF-8 code units.
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
    behavior.caretWidth = ControlMetrics(environment.idiom).caretWidth
    behavior.caretColor = TintShapeStyle().resolved(in: environment).flatColor
    behavior.foundColor = ControlPaint(.foundText).resolved(in: environment).flatColor
    behavior.selectionColor = ControlPaint(.selectedText).resolved(in: environment).flatColor
    node.update(behavior)
  }

  @MainActor private func styled(in environment: EnvironmentValues, _ services: any HostServices) -> StyledText {
    var environment = environment
    // Offsets are those of the text as it was written.
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
  /// Underlines a part, which is not yet written.
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
