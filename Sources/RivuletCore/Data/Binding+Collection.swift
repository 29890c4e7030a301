import RivuletGraph
import Synchronization

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element; a write changes that element of the collection (B3.18).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      value: element, location: ElementLocation(location, position, seen: element), transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// One element of a bound collection. After the element is gone, reads give its last value and writes are ignored.
private final class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element>, @unchecked Sendable {
  /// Values pass between threads as the user passes them; the lock guards the slot.
  private struct Last: @unchecked Sendable {
    var value: Base.Element
  }

  private let base: AnyLocation<Base>
  private let index: Base.Index
  private let last: Mutex<Last>

  /// The element at an index, with the value that was seen there.
  init(_ base: AnyLocation<Base>, _ index: Base.Index, seen value: Base.Element) {
    self.base = base
    self.index = index
    last = Mutex(Last(value: value))
  }

  override func get() -> Base.Element { attribute()?.stickyValue ?? element(of: base.get()) }

  override func attribute() -> Attribute<Base.Element>? {
    guard let path = index as? AnyHashable, let whole = base.attribute() else { return nil }
    return projections?.attribute(
      of: whole, path: path, extract: { [index] in $0.startIndex <= index && index < $0.endIndex ? $0[index] : nil },
      fallback: { [self] in element(of: base.snapshot()) })
  }

  override var changedAt: UInt64 {
    guard let path = index as? AnyHashable, let whole = base.attribute() else { return 0 }
    return projections?.changedAt(of: whole, path: path) ?? 0
  }

  override var projections: LocationProjections? { base.projections }

  override func snapshot() -> Base.Element { element(of: base.snapshot()) }

  override func set(_ value: Base.Element, transaction: Transaction) {
    var whole = base.snapshot()
    guard contains(index, whole) else { return reportGone() }
    whole[index] = value
    keep(value)
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }

  private func reportGone() {
    RuntimeIssue.report(
      .elementGone, typeName: "Binding<\(Base.self)>",
      "A binding to the element \(index) of a \(Base.self) was written after that element had been removed; the write is ignored. "
        + "Keep such a binding no longer than the element.")
  }

  private func contains(_ index: Base.Index, _ whole: Base) -> Bool {
    index >= whole.startIndex && index < whole.endIndex
  }

  private func element(of whole: Base) -> Base.Element {
    guard contains(index, whole) else { return last.withLock { $0 }.value }
    let value = whole[index]
    keep(value)
    return value
  }

  /// Keeps a value for reads after the element is gone; the former one is released outside of the lock.
  private func keep(_ value: Base.Element) {
    let next = Last(value: value)
    let former = last.withLock { last in
      defer { last = next }
      return last
    }
    withExtendedLifetime(former) {}
  }
}
