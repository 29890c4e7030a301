public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements

/// The visibility and order of a table's columns, which can be stored separately from the table (documentation).
///
/// Columns are identified by their `customizationID`. Columns without an identifier are unaffected.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: String] = [:]
  /// The identifiers of all columns in the order that people have chosen; empty until a column is moved.
  private(set) var order: [String] = []

  /// Creates a customization that doesn't change any columns.
  public init() {}

  /// The visibility of a column; `automatic` for the table's default.
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

  /// Restores the default order of the columns, but not their visibility.
  public mutating func resetOrder() { order = [] }

  /// Sets the order of the columns.
  mutating func setOrder(_ ids: [String]) { order = ids }

  private enum CodingKeys: String, CodingKey {
    case visibilities, order
  }
}

/// The properties of a column that people can customize.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  private var bits = 0

  private init(bits: Int) { self.bits = bits }

  /// Creates an empty set.
  public init() {}

  /// All properties.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
  /// The column's position among the columns.
  public static var reorder: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 1) }
  /// The column's width.
  public static var resize: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(bits: 2) }
  /// The column's visibility.
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
  /// Creates a property that stores a table's column customization with the scene.
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: wrappedValue, codable: key)
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage {
  /// Creates a property that stores a table's column customization with the app.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: wrappedValue, codable: key, store: store)
  }
}
