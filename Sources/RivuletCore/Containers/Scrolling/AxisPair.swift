import RivuletGeometry

/// A pair that stores an optional value for each axis.
struct AxisPair<Value> {
  private var horizontal: Value?
  private var vertical: Value?

  subscript(axis: Axis) -> Value? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  var isEmpty: Bool { horizontal == nil && vertical == nil }
}
