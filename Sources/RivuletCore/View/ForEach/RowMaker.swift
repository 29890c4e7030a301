import RivuletGraph

/// Makes what a new row of a `ForEach` consists of.
///
/// A class, because it has the types of these parts in its own: where a rule of any type names them, the runtime looks them up for each row. So its
/// methods are not inlined into such a rule, and each asks for something that the object holds: one that does not is made a function of types alone.
@MainActor
final class RowMaker<Content: RowRule> {
  private let surroundings: ScopeSurroundings
  /// What the `ForEach` was handed last; nil before the first update.
  @exclusivity(unchecked) var latest: ForEachContent<Content.Element, Content.Content>?

  init(_ inputs: _ViewListInputs) {
    surroundings = inputs.scope.surroundings
  }

  /// The rule of the row's content, and where its element lies.
  @inline(never) func makeContent(
    _ element: consuming Content.Element, in scope: borrowing Scope
  ) -> (content: Attribute<Content.Content>, element: RulePart<Content.Element>) {
    guard let latest else { fatalError("A row was made before its ForEach was looked at.") }
    let content = scope.makeSink(Content(element, latest: latest, surroundings))
    return (content, content.part(of: Content.self) { $0.elementPlace })
  }
}

/// The rule of the content of one row.
@MainActor
protocol RowRule: Rule where Value == Content {
  associatedtype Element
  associatedtype Content: View

  init(_ element: consuming Element, latest: ForEachContent<Element, Content>, _ surroundings: ScopeSurroundings)

  /// Where the element lies.
  var elementPlace: ValuePlace<Element> { mutating get }
}
