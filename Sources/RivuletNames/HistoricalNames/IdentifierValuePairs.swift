import RivuletElements
import RivuletControls
import RivuletScreens

/// A collection combined with the identities of its elements, as returned by `identified(by:)`.
@available(*, deprecated, message: "Use ForEach(_:id:content:).")
public struct IdentifierValuePairs<Base: RandomAccessCollection, ID: Hashable> {
  let base: Base
  let id: KeyPath<Base.Element, ID>
}

@available(*, unavailable)
extension IdentifierValuePairs: Sendable {}

extension RandomAccessCollection {
  /// Returns the collection for use with `ForEach`, where the value at a key path identifies each element.
  @available(*, deprecated, message: "Use ForEach(_:id:content:).")
  public func identified<ID: Hashable>(by getID: KeyPath<Element, ID>) -> IdentifierValuePairs<Self, ID> {
    IdentifierValuePairs(base: self, id: getID)
  }
}
