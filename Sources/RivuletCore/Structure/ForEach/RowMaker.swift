import RivuletGraph

/// Creates the parts of a new row in a `ForEach`.
///
/// A class, because its type includes the types of these parts: a rule of any type that refers to those types looks them up for each row.
/// The methods are therefore not inlined into such a rule, and each uses a stored property; otherwise, it would become a function of the
/// types alone.
@MainActor
final class RowMaker<Content: RowRule> {
  private let surroundings: ScopeSurroundings
  /// The latest content of the `ForEach`; nil before the first update.
  var latest: ForEachContent<Content.Element, Content.Content>?

  init(_ inputs: _ViewListInputs) {
    surroundings = inputs.scope.surroundings
  }

  /// Creates the rule for the row's content and returns it with the location of the row's element.
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
