public import Foundation
public import RivuletCore

/// Which columns of a table are seen, and in which order; kept apart from the table so that it can be stored (documentation).
///
/// Columns are known by their `customizationID`; those without one stay as they are.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: String] = [:]
  /// The columns that have been moved, with all others that have an id, from the first to the last.
  private(set) var order: [String] = []

  /// All columns as the table has them.
  public init() {}

  /// Whether a column is seen; automatic for what the table says.
  public subscript(visibility id: String) -> Visibility {
    get {
      switch visibilities[id] {
      case "visible": .visible
      case "hidden": .hidden
      default: .automatic
      }
    }
    set {
      switch newValue {
      case .automatic: visibilities[id] = nil
      case .visible: visibilities[id] = "visible"
      case .hidden: visibilities[id] = "hidden"
      }
    }
  }

  /// Puts the columns back into the order of the table; which are seen stays.
  public mutating func resetOrder() { order = [] }

  /// Puts columns in an order.
  mutating func setOrder(_ ids: [String]) { order = ids }

  private enum CodingKeys: String, CodingKey {
    case visibilities, order
  }
}

/// What people may change about a column.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  private var bits = 0

  private init(bits: Int) { self.bits = bits }

  /// Nothing.
  public init() {}

  /// Everything.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
  /// Where it stands.
  public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 1) }
  /// How wide it is.
  public static var resize: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 2) }
  /// Whether it is seen.
  public static var visibility: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 4) }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = bits & member.bits
    bits &= ~member.bits
    return removed == 0 ? nil : Self(bits: removed)
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let old = bits & newMember.bits
    bits |= newMember.bits
    return old == 0 ? nil : Self(bits: old)
  }

  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage {
  /// Keeps the columns of a table with the scene.
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: wrappedValue, codable: key)
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage {
  /// Keeps the columns of a table with the app.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: wrappedValue, codable: key, store: store)
  }
}
