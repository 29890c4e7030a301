import RivuletGraph

/// Creates the parts of a new row in a `ForEach`.
///
/// This is a class whose type includes the types of these parts, because a rule that refers to those types would look them up for each row.
/// For the same reason, the methods aren't inlined into such a rule, and each method uses a stored property. A method without such a use
/// would become a function of the types alone.
@MainActor
final class RowMaker<Content: RowRule> {
  private let surroundings: ScopeSurroundings
  /// The latest content of the `ForEach`; nil before the first update.
  var latest: ForEachContent<Content.Element, Content.Content>?

  init(_ inputs: _ViewListInputs) {
    surroundings = inputs.scope.surroundings
  }

  /// Creates the rule for the row's content. Returns the content and the location of the row's element.
  @inline(never) func makeContent(
    _ element: consuming Content.Element, in scope: borrowing Scope
  ) -> (content: Attribute<Content.Content>, element: RulePart<Content.Element>) {
    guard let latest else { fatalError("A row was made before its ForEach was looked at.") }
    let content = scope.makeSink(Content(element, latest: latest, surroundings))
    return (content, content.part(of: Content.self) { $0.elementPlace })
  }
}

/// The rule for the content of one row.
@MainActor
protocol RowRule: Rule where Value == Content {
  associatedtype Element
  associatedtype Content: View

  init(_ element: consuming Element, latest: ForEachContent<Element, Content>, _ surroundings: ScopeSurroundings)

  /// The address of the element.
  var elementPlace: ValuePlace<Element> { mutating get }
}
