import RivuletGraph
import Synchronization

/// The storage for one element of a bound collection, addressed by index. After the element is removed, reads return its last value and
/// writes are ignored.
class ElementLocation<Base: MutableCollection>: AnyLocation<Base.Element>, @unchecked Sendable {
  /// The element's last value. The app may pass values between threads, so a lock protects this storage.
  private struct Last: @unchecked Sendable {
    var value: Base.Element
  }

  final let base: AnyLocation<Base>
  final let index: Base.Index
  private let last: Mutex<Last>

  /// True for collections that store their elements inline. Other collections may store their elements behind a reference, so a reader
  /// depends on the whole collection.
  private static var storesElements: Bool {
    let type = ObjectIdentifier(Base.self)
    return type == ObjectIdentifier([Base.Element].self) || type == ObjectIdentifier(ArraySlice<Base.Element>.self)
      || type == ObjectIdentifier(ContiguousArray<Base.Element>.self)
  }

  /// Creates the storage for the element at an index, given the value read at that index.
  init(_ base: AnyLocation<Base>, _ index: Base.Index, seen value: Base.Element) {
    self.base = base
    self.index = index
    last = Mutex(Last(value: value))
  }

  /// Returns the element's index in a version of the collection; nil after the element is removed.
  func place(in whole: Base) -> Base.Index? { index >= whole.startIndex && index < whole.endIndex ? index : nil }

  /// The element's key among the collection's projections; nil if the index isn't hashable.
  var path: AnyHashable? { index as? AnyHashable }

  /// Records a value that's about to be written to the element.
  func noteWrite(of value: Base.Element) { keep(value) }

  override final func get() -> Base.Element { attribute()?.stickyValue ?? element(of: base.get()) }

  override final func attribute() -> Attribute<Base.Element>? {
    guard Self.storesElements, let path, let whole = base.attribute() else { return nil }
    return projections?.attribute(
      of: whole, path: path, extract: { [self] whole in place(in: whole).map { whole[$0] } },
      fallback: { [self] in element(of: base.snapshot()) })
  }

  override final var changedAt: UInt64 {
    guard Self.storesElements else { return base.changedAt }
    guard let path, let whole = base.attribute() else { return 0 }
    return projections?.changedAt(of: whole, path: path) ?? 0
  }

  override final var truth: PropertyTruth? { base.truth?.part("[\(path.map { "\($0.base)" } ?? "")]") }

  override final var projections: LocationProjections? { base.projections }

  override final func snapshot() -> Base.Element { element(of: base.snapshot()) }

  override final func set(_ value: Base.Element, transaction: Transaction) {
    var whole = base.snapshot()
    guard let place = place(in: whole) else { return reportGone() }
    whole[place] = value
    noteWrite(of: value)
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: AnyLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return type(of: self) == type(of: other) && index == other.index && base.isSame(as: other.base)
  }

  private func reportGone() {
    RuntimeIssue.report(
      .elementGone, typeName: "Binding<\(Base.self)>",
      "A binding to the element \(index) of a \(Base.self) was written after that element was removed; the write is ignored. "
        + "Do not keep such a binding longer than the element.")
  }

  private func element(of whole: Base) -> Base.Element {
    guard let place = place(in: whole) else { return last.withLock { $0 }.value }
    let value = whole[place]
    keep(value)
    return value
  }

  /// Stores a value for reads after the element is removed. Releases the previous value outside the lock.
  private func keep(_ value: Base.Element) {
    let next = Last(value: value)
    let former = last.withLock { last in
      defer { last = next }
      return last
    }
    withExtendedLifetime(former) {}
  }
}
