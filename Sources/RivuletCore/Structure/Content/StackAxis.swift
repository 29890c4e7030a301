package import RivuletGeometry
package import RivuletGraph

/// The axis of the stack that contains a view, for spacers and dividers.
package enum StackAxis {
  case horizontal
  case vertical
  /// The axis of a layout that may change its axis.
  case changing(Attribute<Axis?>)

  /// Creates an axis that never changes; nil if there is no axis.
  package init?(_ axis: Axis?) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    case nil: return nil
    }
  }
}

/// The stack axis as a behaviour stores it.
package struct KnownStackAxis {
  private let source: StackAxis?

  package init(_ source: StackAxis?) {
    self.source = source
  }

  /// The current axis. If the axis may change, a rule that reads it depends on it.
  @MainActor package var axis: Axis? {
    switch source {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .changing(let attribute): attribute.value
    case nil: nil
    }
  }
}
