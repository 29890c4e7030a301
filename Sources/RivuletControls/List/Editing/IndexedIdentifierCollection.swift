import RivuletCore
import RivuletElements

/// A collection of the indices and identifiers of another collection's elements, for a `ForEach` that edits that collection.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The index and identifier of an element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  let base: Base
  package let idOf: (Base.Element) -> ID

  init(_ base: Base, idOf: @escaping (Base.Element) -> ID) {
    self.base = base
    self.idOf = idOf
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public var count: Int { base.count }

  public subscript(position: Base.Index) -> Element { Element(index: position, id: idOf(base[position])) }

  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(index, offsetBy: distance) }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

@available(*, unavailable)
extension IndexedIdentifierCollection: Sendable {}
