import RivuletElements
import RivuletControls
import RivuletScreens

/// A collection together with the identity of its elements: the result of `identified(by:)`.
@available(*, deprecated, message: "Use ForEach(_:id:content:).")
public struct IdentifierValuePairs<Base: RandomAccessCollection, ID: Hashable> {
  let base: Base
  let id: KeyPath<Base.Element, ID>
}

@available(*, unavailable)
extension IdentifierValuePairs: Sendable {}

extension RandomAccessCollection {
  /// Returns the collection for a `ForEach`, with the value at a key path as the identity of each element.
  @available(*, deprecated, message: "Use ForEach(_:id:content:).")
  public func identified<ID: Hashable>(by getID: KeyPath<Element, ID>) -> IdentifierValuePairs<Self, ID> {
    IdentifierValuePairs(base: self, id: getID)
  }
}
