public import Foundation

extension CGSize {
  /// Creates a size from its lengths along and across an axis.
  @inlinable package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The length along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  /// Creates a point from its coordinates along and across an axis.
  @inlinable package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(x: along, y: across)
    case .vertical: self.init(x: across, y: along)
    }
  }

  /// The coordinate along an axis.
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}
