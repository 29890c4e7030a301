import RivuletGraph

/// An element of a lazy `ForEach` that has views by now.
@MainActor
final class LazyElement<Element, ID: Hashable> {
  let scope: ForEachRow<Element, ID>
  /// Its place in the data.
  @exclusivity(unchecked) var index: Int { didSet { scope.position = index } }
  /// The state of the data for which it was made or brought up to date.
  @exclusivity(unchecked) var version: Int
  /// Where its content takes the element from.
  let part: RulePart<Element>
  /// Its row, where each element is one.
  @exclusivity(unchecked) var row: LazyRow?

  init(_ scope: ForEachRow<Element, ID>, at index: Int, _ version: Int, _ part: RulePart<Element>) {
    (self.scope, self.index, self.version, self.part) = (scope, index, version, part)
    scope.position = index
  }
}
