/// A type-erased vector, such as the animatable data of a shape. Vectors of different types can't be added, so adding them returns the
/// first vector.
package struct AnyVector: VectorArithmetic {
  /// The wrapped vector; nil for the zero of an unspecified type.
  private var base: (any VectorArithmetic)?

  package init(_ base: some VectorArithmetic) {
    self.base = base
  }

  private init() {}

  package static var zero: AnyVector { AnyVector() }

  /// Returns the vector as the given type. For the zero of an unspecified type, returns that type's zero. Returns nil if the vector has
  /// another type.
  package func vector<Vector: VectorArithmetic>(as type: Vector.Type) -> Vector? {
    guard let base else { return .zero }
    return base as? Vector
  }

  package static func + (lhs: AnyVector, rhs: AnyVector) -> AnyVector {
    guard let left = lhs.base else { return rhs }
    return rhs.base == nil ? lhs : left.adding(rhs)
  }

  package static func - (lhs: AnyVector, rhs: AnyVector) -> AnyVector { lhs + rhs.scaled(by: -1) }
  package static func += (lhs: inout AnyVector, rhs: AnyVector) { lhs = lhs + rhs }
  package static func -= (lhs: inout AnyVector, rhs: AnyVector) { lhs = lhs - rhs }

  package mutating func scale(by factor: Double) { base?.scale(by: factor) }

  package var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }

  package static func == (lhs: AnyVector, rhs: AnyVector) -> Bool {
    guard let left = lhs.base else { return rhs.base.map { $0.isZero } ?? true }
    return rhs.base == nil ? left.isZero : left.equals(rhs)
  }
}

extension VectorArithmetic {
  fileprivate func adding(_ other: AnyVector) -> AnyVector { AnyVector(self + (other.vector(as: Self.self) ?? .zero)) }
  fileprivate func equals(_ other: AnyVector) -> Bool { other.vector(as: Self.self) == self }
  fileprivate var isZero: Bool { self == .zero }
}
