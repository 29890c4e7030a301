public import RivuletAnimation
import RivuletLooks

/// The type-erased animatable data of a layout. Data of different layout types can't be interpolated, so a layout of another type takes
/// effect immediately.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data of a specific layout type, or nil for the zero value of every type.
  private var data: (any VectorArithmetic)?

  /// Creates the data of a layout of type `L`.
  init<L: Layout>(of type: L.Type, _ data: L.AnimatableData) { self.data = LayoutVector<L>(data: data) }

  private init() {}

  /// Returns the data for the given layout type, or nil if the data belongs to another type.
  func data<L: Layout>(of type: L.Type) -> L.AnimatableData? { data == nil ? .zero : (data as? LayoutVector<L>)?.data }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    var sum = lhs
    sum += rhs
    return sum
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    var difference = lhs
    difference -= rhs
    return difference
  }

  public static func += (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) {
    guard let other = rhs.data else { return }
    guard let own = lhs.data else { return lhs = rhs }
    lhs.data = own.adding(other) ?? own
  }

  public static func -= (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) {
    guard let other = rhs.data else { return }
    guard let own = lhs.data else {
      lhs = rhs
      return lhs.scale(by: -1)
    }
    lhs.data = own.subtracting(other)
  }

  public mutating func scale(by rhs: Double) { data?.scale(by: rhs) }

  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }

  /// Returns true if both values are equal, or if they can't be interpolated because their types differ.
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    guard let way = (lhs - rhs).data else { return true }
    return way.isZero
  }
}

/// A wrapper that distinguishes the data of different layout types.
private struct LayoutVector<L: Layout>: VectorArithmetic {
  var data: L.AnimatableData

  static var zero: LayoutVector { LayoutVector(data: .zero) }
  static func + (lhs: LayoutVector, rhs: LayoutVector) -> LayoutVector { LayoutVector(data: lhs.data + rhs.data) }
  static func - (lhs: LayoutVector, rhs: LayoutVector) -> LayoutVector { LayoutVector(data: lhs.data - rhs.data) }
  mutating func scale(by rhs: Double) { data.scale(by: rhs) }
  var magnitudeSquared: Double { data.magnitudeSquared }
}

extension VectorArithmetic {
  /// Returns the sum, or nil if the types differ.
  fileprivate func adding(_ other: any VectorArithmetic) -> Self? { (other as? Self).map { self + $0 } }
  fileprivate func subtracting(_ other: any VectorArithmetic) -> Self? { (other as? Self).map { self - $0 } }
  fileprivate var isZero: Bool { self == .zero }
}
