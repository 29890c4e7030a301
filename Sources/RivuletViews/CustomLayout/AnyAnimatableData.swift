public import RivuletAnimation

/// The animatable data of a layout of any type. Between those of layouts of different types there is no way: the new one holds at once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _AnyAnimatableData: VectorArithmetic {
  /// Nil for the zero of any type.
  private var data: (any VectorArithmetic)?

  /// The data of a layout of type `L`.
  init<L: Layout>(of type: L.Type, _ data: L.AnimatableData) { self.data = LayoutVector<L>(data: data) }

  private init() {}

  /// The data as those of a layout of a type; nil if they are of another one.
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

  /// Whether there is no way from one to the other.
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    guard let way = (lhs - rhs).data else { return true }
    return way.isZero
  }
}

/// Tells the data of layouts of different types apart.
private struct LayoutVector<L: Layout>: VectorArithmetic {
  var data: L.AnimatableData

  static var zero: LayoutVector { LayoutVector(data: .zero) }
  static func + (lhs: LayoutVector, rhs: LayoutVector) -> LayoutVector { LayoutVector(data: lhs.data + rhs.data) }
  static func - (lhs: LayoutVector, rhs: LayoutVector) -> LayoutVector { LayoutVector(data: lhs.data - rhs.data) }
  mutating func scale(by rhs: Double) { data.scale(by: rhs) }
  var magnitudeSquared: Double { data.magnitudeSquared }
}

extension VectorArithmetic {
  /// Nil if they are of different types.
  fileprivate func adding(_ other: any VectorArithmetic) -> Self? { (other as? Self).map { self + $0 } }
  fileprivate func subtracting(_ other: any VectorArithmetic) -> Self? { (other as? Self).map { self - $0 } }
  fileprivate var isZero: Bool { self == .zero }
}
